/** Something that can be chosen, and the key that does so. */
export interface Keyed {
  word: string;
  key?: string;
}
