/** Which games can be drawn: those that have a folder. Each comes with its pictures only when somebody sits down to it. */
import type { Component } from 'svelte';
import type { AnyFace as Face } from './face';
import type { GameInfo } from './api';
import type { OptionValue } from './plans';
import { PLAIN } from './plain';
import { addDrawnTexts } from './speech.svelte';
import { LANGUAGES, type Language, type Texts } from './texts';
import type { Content, Workshop } from './workshop/craft';

const FACES = import.meta.glob<{ face: Face }>('../games/*/face.ts');
const TEXTS = import.meta.glob<string>('../games/*/*.ftl', { query: '?raw', import: 'default' });
const COVERS = import.meta.glob<{ default: Component<{ label?: string }> }>('../games/*/Cover.svelte');

/** How a game looks: as its folder draws it, or plain if it has none. */
export async function faceOf(game: string): Promise<Face> {
  const load = FACES[`../games/${game}/face.ts`];
  const [own] = await Promise.all([load?.(), fetchWords(game)]);
  return own?.face ?? PLAIN;
}

/** The words of its drawings, in all languages. */
export async function fetchWords(game: string): Promise<void> {
  const sources = await Promise.all(LANGUAGES.map(async (language) => [language, (await TEXTS[`../games/${game}/${language}.ftl`]?.()) ?? '']));
  addDrawnTexts(game, Object.fromEntries(sources) as Record<Language, string>);
}

export async function coverOf(game: string): Promise<Component<{ label?: string }>> {
  const load = COVERS[`../games/${game}/Cover.svelte`] ?? (() => import('./plain/Cover.svelte'));
  return (await load()).default;
}

// -- before a match, and beside it ----------------------------------------------------------------------------------

/** What a game wants to know before a match besides seats and switches. */
export interface SetupProps {
  game: GameInfo;
  texts: Texts;
  options: Record<string, OptionValue>;
  /** What was made for this match, as the server reads it. */
  content: Content | undefined;
  /** The least and the most players of what was chosen. */
  onlimits: (least: number, most: number) => void;
}
export interface Setup {
  default: Component<SetupProps, Record<string, never>, 'options' | 'content'>;
  /** Switches that are set in it, and not in the list of switches. */
  sets: readonly string[];
}
const SETUPS = import.meta.glob<Setup>('../games/*/Setup.svelte');
const WORKSHOPS = import.meta.glob<{ workshop: Workshop }>('../games/*/workshop/index.ts');

/** Where a game has physics: the bench on which they are measured. */
export interface CalibrationProps {
  game: string;
  texts: Texts;
}
const CALIBRATIONS = import.meta.glob<{ default: Component<CalibrationProps> }>('../games/*/calibration/Calibration.svelte');

export async function setupOf(game: string): Promise<Setup | null> {
  const load = SETUPS[`../games/${game}/Setup.svelte`];
  return load ? (await Promise.all([load(), fetchWords(game)]))[0] : null;
}
export const hasWorkshop = (game: string): boolean => `../games/${game}/workshop/index.ts` in WORKSHOPS;
export async function workshopIn(game: string): Promise<Workshop | null> {
  return (await WORKSHOPS[`../games/${game}/workshop/index.ts`]?.())?.workshop ?? null;
}
export const hasCalibration = (game: string): boolean => `../games/${game}/calibration/Calibration.svelte` in CALIBRATIONS;
export async function calibrationOf(game: string): Promise<Component<CalibrationProps> | null> {
  const load = CALIBRATIONS[`../games/${game}/calibration/Calibration.svelte`];
  return load ? (await Promise.all([load(), fetchWords(game)]))[0].default : null;
}
