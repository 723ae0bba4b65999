/** Short dry sounds, made in the browser. Off until asked for, never needed to understand. */
type Maker = (at: AudioContext, out: GainNode, start: number) => void;

function tone(type: OscillatorType, from: number, to: number, seconds: number, loud: number, late = 0): Maker {
  return (at, out, start) => {
    const [wave, gain] = [at.createOscillator(), at.createGain()];
    const begin = start + late;
    wave.type = type;
    wave.frequency.setValueAtTime(from, begin);
    wave.frequency.exponentialRampToValueAtTime(Math.max(1, to), begin + seconds);
    gain.gain.setValueAtTime(loud, begin);
    gain.gain.exponentialRampToValueAtTime(0.001, begin + seconds);
    wave.connect(gain).connect(out);
    wave.start(begin);
    wave.stop(begin + seconds);
  };
}

function noise(seconds: number, loud: number, pitch: number, late = 0): Maker {
  return (at, out, start) => {
    const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * seconds), at.sampleRate);
    const data = buffer.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 2;
    const [source, filter, gain] = [at.createBufferSource(), at.createBiquadFilter(), at.createGain()];
    source.buffer = buffer;
    filter.type = 'bandpass';
    filter.frequency.value = pitch;
    gain.gain.value = loud;
    source.connect(filter).connect(gain).connect(out);
    source.start(start + late);
  };
}

const clicks = (count: number, gap: number, loud: number, pitch: number): Maker[] =>
  Array.from({ length: count }, (_, i) => noise(0.03, loud, pitch + (i % 3) * 300, i * gap));

const SOUNDS: Record<string, Maker[]> = {
  turn: [tone('triangle', 520, 520, 0.12, 0.25), tone('triangle', 780, 780, 0.2, 0.22, 0.11)],
  card: [noise(0.07, 0.5, 2600)],
  dice: clicks(6, 0.055, 0.7, 1500),
  step: [noise(0.05, 0.4, 500)],
  zombie: [tone('sawtooth', 95, 62, 0.34, 0.12)],
  stamp: [noise(0.09, 0.9, 240), tone('sine', 120, 50, 0.12, 0.4)],
  vote: [...clicks(3, 0.04, 0.4, 2000), tone('sine', 160, 60, 0.16, 0.35, 0.55)],
  knock: [noise(0.06, 0.8, 320), noise(0.06, 0.8, 300, 0.14)],
  break: [noise(0.3, 1, 900), tone('sawtooth', 140, 45, 0.28, 0.2)],
  shot: [noise(0.22, 1.2, 1300), tone('square', 180, 40, 0.1, 0.2)],
  death: [noise(0.16, 1, 500), tone('sawtooth', 210, 48, 0.7, 0.22, 0.05), noise(0.2, 0.8, 260, 0.35)],
  drum: [tone('sine', 130, 55, 0.2, 0.5), tone('sine', 120, 50, 0.25, 0.5, 0.22)],
  wood: [noise(0.035, 1, 1900), tone('sine', 420, 210, 0.05, 0.35)],
  end: [tone('triangle', 392, 392, 0.2, 0.2), tone('triangle', 494, 494, 0.2, 0.2, 0.18), tone('triangle', 587, 587, 0.45, 0.2, 0.36)],
};

let context: AudioContext | null = null;

/** `loud`: from 0 to 1, where things of one kind are not all alike. */
export function play(sound: string, loud = 1): void {
  const makers = SOUNDS[sound];
  // Browsers let nothing sound before somebody has touched the page.
  const isTouched = navigator.userActivation?.hasBeenActive ?? true;
  if (!makers || !isTouched || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const out = context.createGain();
  out.gain.value = 0.5 * loud;
  out.connect(context.destination);
  for (const make of makers) make(context, out, context.currentTime + 0.01);
}
