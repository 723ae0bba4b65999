/** What is printed on wood and card, as textures: the same linocuts as on the flat table. */
import { CanvasTexture, LinearMipmapLinearFilter, SRGBColorSpace, type Texture } from 'three';
import { gouge } from '../../../look/gouge';
import type { Part } from '../../../look/lino';
import { signOf, type Colour } from '../../../look/signs';
import { figureOf, FIELD } from '../figures';
import { iconOf } from '../icons';
import { colourOf, shapeOf } from '../reading';

export const INK = '#1a1715';
export const PALE = '#f8f1e1';
export const SKIN = '#a9b887';
export const WOOD = '#c39a63';
const LOUD = '#c93f16';
const OWN: Record<Colour, string> = { red: '#ad203b', blue: '#2c6ec4', yellow: '#f0c12a', green: '#62b28b', brown: '#a07a4c', black: '#2c2a2b', white: '#fffdf6', orange: '#da9222', violet: '#722880', sky: '#b8cefc' };
export const ownColour = (survivor: string): string => OWN[colourOf(survivor)];

/** Of whoever is told apart by a number alone. */
const ROUND = signOf('yellow');

type Drawing = (to: CanvasRenderingContext2D, width: number, height: number) => void;

function printed(width: number, height: number, draw: Drawing): Texture {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  draw(canvas.getContext('2d')!, width, height);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.anisotropy = 4;
  return texture;
}

function cut(to: CanvasRenderingContext2D, part: Part, own: string): void {
  const tone = { ink: INK, pale: PALE, skin: SKIN, own }[part.tone];
  const path = new Path2D(part.d);
  [to.lineJoin, to.lineCap] = ['round', 'round'];
  if (part.w) {
    [to.strokeStyle, to.lineWidth] = [tone, part.w];
    to.stroke(path);
  } else {
    to.fillStyle = tone;
    to.fill(path);
  }
}

/** The face of a figure; its back is the same print, hatched over. */
export function figurePrint(id: string, own: string, letter: string, isBack: boolean): Texture {
  return printed(140, 240, (to, width, height) => {
    to.fillStyle = PALE;
    to.fillRect(0, 0, width, height);
    to.save();
    to.translate(width / 2, height - 8);
    to.scale(2.4, 2.4);
    to.translate(-FIELD.width / 2, -FIELD.height);
    for (const part of figureOf(id)) cut(to, part, own);
    to.restore();
    if (isBack) hatch(to, width, height);
    const isZombie = own === SKIN;
    const shape = isZombie ? ROUND : shapeOf(id);
    to.save();
    to.translate(width - 56, 6);
    to.scale(52 / 64, 52 / 64);
    [to.fillStyle, to.strokeStyle, to.lineWidth] = [own, INK, 5];
    to.fill(new Path2D(shape.path));
    to.stroke(new Path2D(shape.path));
    to.font = `700 ${letter.length > 1 ? 32 : 40}px sans-serif`;
    [to.textAlign, to.textBaseline, to.fillStyle] = ['center', 'middle', isZombie || signOf(colourOf(id)).print === 'dark' ? INK : PALE];
    to.fillText(letter, 32, shape.letterY + 2);
    to.restore();
    [to.strokeStyle, to.lineWidth] = [INK, 7];
    to.strokeRect(0, 0, width, height);
  });
}
function hatch(to: CanvasRenderingContext2D, width: number, height: number): void {
  [to.strokeStyle, to.lineWidth] = ['rgb(26 23 21 / 0.3)', 3];
  for (let x = -height; x < width; x += 13) {
    to.beginPath();
    to.moveTo(x, height);
    to.lineTo(x + height, 0);
    to.stroke();
  }
}

const FRONTS = ['#d7c7a4', '#c7cbc4', '#cfc0b0', '#bfc4b2', '#d2bfa6', '#c5c9cf', '#d8cdb4'];
/** The front of a card building: bricks, windows, a sign with its name. The door below is open. */
export function housePrint(id: string, name: string, number: number): Texture {
  return printed(610, 375, (to, width, height) => {
    to.fillStyle = FRONTS[number % FRONTS.length]!;
    to.fillRect(0, 0, width, height);
    [to.strokeStyle, to.lineWidth] = ['rgb(26 23 21 / 0.28)', 2];
    for (let y = 20; y < height; y += 22) {
      for (let x = (y / 22) % 2 ? 0 : 26; x < width; x += 52) to.strokeRect(x, y, 52, 22);
    }
    windows(to, number);
    to.fillStyle = INK;
    to.fillRect(24, 20, width - 48, 84);
    [to.fillStyle, to.font, to.textBaseline, to.textAlign] = [PALE, "700 58px 'Big Shoulders Stencil', 'Barlow Condensed', sans-serif", 'middle', 'center'];
    to.fillText(name.toUpperCase(), width / 2 + 36, 64, width - 170);
    to.save();
    to.translate(44, 32);
    to.scale(2.5, 2.5);
    to.fill(new Path2D(iconOf(id)), 'evenodd');
    to.restore();
    // Snow on the sill and the edge of the card.
    to.fillStyle = '#fffdf6';
    to.fill(new Path2D(`M0 0h${width}v12c-40 14-70-6-120 4s-90-8-140 2-90 10-150 0-110 8-200-2z`));
    [to.strokeStyle, to.lineWidth] = [INK, 12];
    to.strokeRect(0, 0, width, height);
  });
}
function windows(to: CanvasRenderingContext2D, number: number): void {
  for (let i = 0; i < 4; i++) {
    const x = 46 + i * 136;
    to.fillStyle = (i + number) % 3 ? '#26323d' : '#f0c12a';
    to.fillRect(x, 150, 100, 130);
    [to.strokeStyle, to.lineWidth] = [PALE, 8];
    to.strokeRect(x, 150, 100, 130);
    to.beginPath();
    to.moveTo(x + 50, 150);
    to.lineTo(x + 50, 280);
    to.moveTo(x, 206);
    to.lineTo(x + 100, 206);
    to.stroke();
    [to.strokeStyle, to.lineWidth] = [INK, 3];
    to.strokeRect(x - 5, 145, 110, 140);
    if ((i + number) % 4 === 1) boards(to, x);
  }
}
function boards(to: CanvasRenderingContext2D, x: number): void {
  to.fillStyle = '#8b6b45';
  to.fill(new Path2D(`M${x - 14} 166l128 18v24l-128-18zM${x - 12} 236l126-20v24l-126 20z`));
}

const BODIES: Record<string, string> = {
  car: 'M4 66c4-24 14-26 40-28l26-26h70l34 28 44 8c14 3 18 14 18 30h-22a26 26 0 0 0-52 0H84a26 26 0 0 0-52 0H6z',
  ice_cream_truck: 'M4 12h140v20h40l36 34 16 4v34h-22a26 26 0 0 0-52 0H88a26 26 0 0 0-52 0H4z',
  pick_up: 'M4 50h92V18h66l34 32 38 8c6 2 8 8 8 24h-26a26 26 0 0 0-52 0H84a26 26 0 0 0-52 0H4z',
};
const PAINT: Record<string, string> = { car: '#41525f', ice_cream_truck: '#d8cdb4', pick_up: '#4d5b29' };
/** A vehicle cut out of card. */
export function vehiclePrint(id: string): Texture {
  return printed(510, 270, (to) => {
    to.scale(2, 2);
    to.translate(6, 16);
    const body = new Path2D(BODIES[id] ?? BODIES['car']);
    [to.fillStyle, to.strokeStyle, to.lineWidth] = [PAINT[id] ?? '#41525f', INK, 5];
    to.fill(body);
    to.stroke(body);
    to.fillStyle = PALE;
    if (id === 'ice_cream_truck') to.fill(new Path2D('M20 26h60v34H20zM98 22h34v30H98zM168 40h18l24 24h-42z'));
    else to.fill(new Path2D(id === 'pick_up' ? 'M106 28h46l22 22h-68z' : 'M76 22h28v18H58zM112 22h26l22 18h-48z'));
    if (id === 'ice_cream_truck') {
      to.fillStyle = LOUD;
      to.fill(new Path2D('M34 50l14-18 14 18zM36 34a12 10 0 0 1 24 0z'));
    }
    // Snow on the roof, and two wheels.
    to.fillStyle = '#fffdf6';
    to.fill(new Path2D(id === 'ice_cream_truck' ? 'M2 6h144v8c-30 6-60-4-144 2z' : id === 'pick_up' ? 'M94 12h70v7c-20 5-40-3-70 1z' : 'M68 6h74v7c-20 5-44-3-74 1z'));
    for (const x of [58, 188]) {
      to.beginPath();
      to.fillStyle = INK;
      to.arc(x, id === 'ice_cream_truck' ? 106 : 82, 22, 0, 7);
      to.fill();
      to.beginPath();
      to.fillStyle = PALE;
      to.arc(x, id === 'ice_cream_truck' ? 106 : 82, 9, 0, 7);
      to.fill();
    }
  });
}

/** The ground of the town: snow with the marks of the knife, and the city limits. */
export function groundPrint(isNight: boolean, acid: readonly [number, number, number] | null, edge: number): Texture {
  return printed(1024, 1024, (to, size) => {
    const [snow, mark] = isNight ? ['#8494a3', '#5f7080'] : ['#f6f1e4', '#c9bfa9'];
    to.fillStyle = snow;
    to.fillRect(0, 0, size, size);
    to.fillStyle = mark;
    for (let i = 0; i < 420; i++) {
      const [a, b] = [noise(i, 1), noise(i, 2)];
      to.fill(new Path2D(gouge(a * size, b * size, -16 + noise(i, 3) * 26, 12 + noise(i, 4) * 34, 2 + noise(i, 5) * 2)));
    }
    if (acid) {
      const at = (value: number): number => ((value / edge + 1) / 2) * size;
      [to.fillStyle, to.strokeStyle, to.lineWidth] = ['#9fb65c', '#4d5b29', 5];
      to.beginPath();
      to.arc(at(acid[0]), size - at(acid[1]), (acid[2] / edge / 2) * size, 0, 7);
      to.fill();
      to.stroke();
    }
    [to.strokeStyle, to.lineWidth] = [INK, 5];
    to.setLineDash([24, 12]);
    to.strokeRect(5, 5, size - 10, size - 10);
    to.setLineDash([]);
    [to.strokeStyle, to.lineWidth] = [LOUD, 14];
    for (const [x, y] of [[0, 0], [size, 0], [0, size], [size, size]] as const) to.stroke(new Path2D(`M${x} ${y}h${x ? -44 : 44}M${x} ${y}v${y ? -44 : 44}`));
  });
}
/** The boards of the table. */
export function tablePrint(): Texture {
  return printed(1024, 1024, (to, size) => {
    for (let i = 0; i < 8; i++) {
      to.fillStyle = ['#8a6844', '#836240', '#917049', '#7d5d3c'][i % 4]!;
      to.fillRect(0, (i * size) / 8, size, size / 8);
      to.fillStyle = 'rgb(60 40 22 / 0.35)';
      for (let k = 0; k < 26; k++) to.fill(new Path2D(gouge(noise(k, i) * size, ((i + 0.1 + noise(k, i + 9) * 0.8) * size) / 8, (noise(k, i + 4) - 0.5) * 4, 40 + noise(k, i + 2) * 160, 3)));
      to.fillStyle = 'rgb(30 20 12 / 0.7)';
      to.fillRect(0, (i * size) / 8, size, 3);
    }
  });
}
/** The six fields of the roof; the exit is at the right. */
export function roofPrint(fields: Record<string, readonly [number, number]>, half: readonly [number, number]): Texture {
  return printed(352, 432, (to, width, height) => {
    to.fillStyle = '#574f43';
    to.fillRect(0, 0, width, height);
    [to.textAlign, to.textBaseline, to.font] = ['center', 'middle', "700 54px 'Big Shoulders Stencil', sans-serif"];
    for (const [field, [forward, left]] of Object.entries(fields)) {
      const [x, y] = [(forward / half[0] / 2 + 0.5) * width, (0.5 - left / half[1] / 2) * height];
      [to.strokeStyle, to.lineWidth] = [PALE, 5];
      to.strokeRect(x - 44, y - 44, 88, 88);
      to.fillStyle = PALE;
      to.fillText(field, x, y + 3);
    }
  });
}
export function facePrint(kind: 'crate' | 'barricade' | 'disc' | 'hand' | 'blob' | 'lamp' | 'barrel'): Texture {
  return printed(128, 128, (to, size) => {
    if (kind === 'blob') {
      const fade = to.createRadialGradient(64, 64, 12, 64, 64, 62);
      fade.addColorStop(0, 'rgb(20 24 34 / 0.62)');
      fade.addColorStop(1, 'rgb(20 24 34 / 0)');
      to.fillStyle = fade;
      to.fillRect(0, 0, size, size);
      return;
    }
    if (kind === 'lamp') {
      [to.fillStyle, to.strokeStyle, to.lineWidth] = ['#f0c12a', INK, 7];
      const shade = new Path2D('M40 30h48l26 58H14z');
      to.fill(shade);
      to.stroke(shade);
      to.fillStyle = INK;
      to.fill(new Path2D('M56 12h16v20H56zM8 88h112v12H8z'));
      return;
    }
    if (kind === 'barrel') {
      to.fillStyle = '#41525f';
      to.fillRect(0, 0, size, size);
      [to.fillStyle, to.strokeStyle, to.lineWidth] = [LOUD, PALE, 5];
      const flame = new Path2D('M66 14c32 36 40 54 24 78-12 18-40 18-52 0-16-24 10-34 28-78z');
      to.fill(flame);
      to.stroke(flame);
      return;
    }
    if (kind === 'hand') {
      to.scale(5, 5);
      [to.fillStyle, to.strokeStyle, to.lineWidth] = [PALE, INK, 1.2];
      to.translate(0.8, 0.6);
      to.fill(new Path2D(iconOf('hand')));
      to.stroke(new Path2D(iconOf('hand')));
      return;
    }
    to.fillStyle = kind === 'disc' ? LOUD : WOOD;
    to.fillRect(0, 0, size, size);
    [to.strokeStyle, to.lineWidth] = [INK, 9];
    if (kind === 'crate') to.stroke(new Path2D('M5 5h118v118H5zM5 5l118 118M123 5L5 123'));
    else if (kind === 'disc') {
      [to.strokeStyle, to.lineWidth] = [PALE, 8];
      to.stroke(new Path2D('M64 64h64M24 64a40 40 0 1 0 80 0a40 40 0 1 0-80 0'));
    } else {
      to.fillStyle = INK;
      for (let x = -20; x < size; x += 44) to.fill(new Path2D(`M${x} 128L${x + 30} 0h20L${x + 20} 128z`));
    }
  });
}
function noise(i: number, seed: number): number {
  const n = Math.sin((i + 1) * 127.1 + seed * 311.7) * 43758.5453;
  return n - Math.floor(n);
}
