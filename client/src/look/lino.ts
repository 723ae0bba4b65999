/** A linocut figure: flat parts printed one over the other. A part with `w` is a stroke (a limb), else a filled shape. */
export interface Part {
  readonly d: string;
  /** `own` is the colour of the player the figure belongs to (CSS `--own`). */
  readonly tone: 'ink' | 'pale' | 'skin' | 'own';
  readonly w?: number;
  /** A cut inside the print: it takes no part in the outline. */
  readonly inner?: true;
}
export type Figure = readonly Part[];
