/** Components hold no sentences: they ask for them by id. Later a Fluent bundle stands behind this. */
export type Translate = (key: string, args?: Record<string, string | number>) => string;
