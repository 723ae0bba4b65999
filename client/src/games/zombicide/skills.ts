/** The skills on a survivor's card, with those that he has. */
import { levelsOf, type LevelId, type SurvivorCard } from './view';

export interface CardSkill {
  id: string;
  level: LevelId;
  has: boolean;
}

/** A skill that is named twice (at two levels) is had as often as it was gained, the lower level first. */
export function gained(card: SurvivorCard, skills: readonly string[]): CardSkill[] {
  const left = [...skills];
  return levelsOf(card.skills).flatMap((level) =>
    card.skills[level]!.map((id) => {
      const at = left.indexOf(id);
      if (at >= 0) left.splice(at, 1);
      return { id, level, has: at >= 0 };
    }),
  );
}
