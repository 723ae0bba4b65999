/** Which games can be drawn. Each comes with its pictures only when somebody sits down to it. */
import type { Component } from 'svelte';
import { addDrawnTexts } from '../speech.svelte';
import type { Face } from './face';

const FACES: Record<string, () => Promise<{ face: Face }>> = {
  mall_of_horror: () => import('./mall_of_horror/face'),
  zombicide: () => import('./zombicide/face'),
  zombie_town: () => import('./zombie_town/face'),
};
const COVERS: Record<string, () => Promise<{ default: Component<{ label?: string }> }>> = {
  mall_of_horror: () => import('../../games/mall_of_horror/Cover.svelte'),
  zombicide: () => import('../../games/zombicide/Cover.svelte'),
  zombie_town: () => import('../../games/zombie_town/Cover.svelte'),
};

/** Games that are won or lost by all: bots are company there, not opponents. */
export const TOGETHER: ReadonlySet<string> = new Set(['zombicide']);

export async function faceOf(game: string): Promise<Face | null> {
  const load = FACES[game];
  if (!load) return null;
  const { face } = await load();
  addDrawnTexts(game, face.texts);
  return face;
}

export async function coverOf(game: string): Promise<Component<{ label?: string }> | null> {
  return (await COVERS[game]?.())?.default ?? null;
}
