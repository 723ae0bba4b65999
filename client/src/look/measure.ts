/** Width of a word in a font, per unit of font size; for plates in drawings that must fit their words. */
let context: CanvasRenderingContext2D | null | undefined;

export function emWidth(text: string, family: string, weight: number, spacing: number): number {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return text.length * 0.5;
  context.font = `${weight} 100px ${family}`;
  return context.measureText(text).width / 100 + spacing * text.length;
}

/** Runs a measurement now, and again once the font has come. */
export function whenFontIsHere(family: string, weight: number, measure: () => void): void {
  measure();
  void document.fonts?.load(`${weight} 20px ${family}`).then(measure);
}
