/** What this machine can draw: a graphics card gets light and shadows, software draws plainly, some can do neither. */
export type Means = 'rich' | 'plain' | 'none';

const SOFTWARE = /swiftshader|llvmpipe|software|basic render|softpipe/i;

/** By the name that the drawing machine gives itself. */
export const meansOf = (renderer: string | null): Means => (renderer === null ? 'none' : SOFTWARE.test(renderer) ? 'plain' : 'rich');

let found: Means | null = null;
export function means(): Means {
  return (found ??= meansOf(rendererHere()));
}
function rendererHere(): string | null {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (!gl) return null;
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const name = String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return name;
}
/** What calls itself a card and is too slow for shadows draws plainly from now on. */
export function drawPlainly(): void {
  found = 'plain';
}

/** Fewer than 25 pictures a second are too few. */
const SLOW_MS = 40;
/** Single long ones are nothing: prints are made, the machine does something else. */
const PICTURES = 16;

/** Whether the pictures of a motion come too slowly, by the times at which they come. */
export class Pulse {
  private readonly gaps: number[] = [];
  private last = 0;

  /** A picture is drawn, for a motion that goes on since the last one or after a rest; true if too few come in a second. */
  beat(now: number, goesOn: boolean): boolean {
    if (goesOn) this.gaps.push(now - this.last);
    this.last = now;
    if (this.gaps.length > PICTURES) this.gaps.shift();
    return this.gaps.length === PICTURES && this.gaps.toSorted((a, b) => a - b)[PICTURES / 2]! > SLOW_MS;
  }
}
