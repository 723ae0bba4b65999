/** A survivor in the making. Pure: every edit gives a new one. */
import { levelsOf, type LevelId } from '../view';
import type { Problem } from '../../../frame/api';
import { keyOf, lacking, type Content } from '../../../frame/workshop/craft';

export interface Survivor {
  name: string;
  /** Skills by danger level, with their parameter (`starts_with:pistol`); '' where none is chosen yet. */
  skills: Record<LevelId, string[]>;
}
/** So many skills does a card name. */
export type Counts = Record<LevelId, number>;

export function newSurvivor(counts: Counts, yellow: string): Survivor {
  const blank = Object.fromEntries(levelsOf(counts).map((level) => [level, Array<string>(counts[level]).fill('')])) as Survivor['skills'];
  return { name: '', skills: { ...blank, yellow: [yellow] } };
}
export function survivorFrom(content: Content, counts: Counts): Survivor {
  const skills = levelsOf(counts).map((level) => {
    const named = [content[level] ?? []].flat().map(String);
    return [level, Array.from({ length: counts[level] }, (_, i) => named[i] ?? '')];
  });
  return { name: String(content['name'] ?? ''), skills: Object.fromEntries(skills) as Survivor['skills'] };
}
export function survivorContent({ name, skills }: Survivor): Content {
  const { blue, yellow, orange, red } = skills;
  return { id: keyOf(name), name, blue: blue[0] ?? '', yellow: yellow[0] ?? '', orange, red };
}
export function withSkill(survivor: Survivor, level: LevelId, index: number, skill: string): Survivor {
  const named = survivor.skills[level].map((other, i) => (i === index ? skill : other));
  return { ...survivor, skills: { ...survivor.skills, [level]: named } };
}
export const baseOf = (skill: string): string => skill.split(':')[0]!;
export const parameterOf = (skill: string): string => skill.split(':')[1] ?? '';

/** What the server found; skills that nobody has chosen yet are not wrong, only missing. */
export function survivorProblems({ skills }: Survivor, found: readonly Problem[]): Problem[] {
  const count = Object.values(skills).flat().filter((skill) => !skill).length;
  const wrong = found.filter((problem) => problem.reason !== 'unknown-skill' || problem.args['skill'] !== '');
  return count ? [...wrong, lacking('zc-skills-missing', '', 'ZC-5.64', { count })] : wrong;
}
