/** What a group has to reach, as sentences of the texts. */
import type { Goal, View } from './view.gen';

export type Line = [key: string, args: Record<string, string | number>];

const aliveIn = (house: string, { boards, inside }: View): number => Object.keys(boards).filter((survivor) => inside[survivor]?.building === house).length;

export function goalLines(goal: Goal | null, view: View, name: (id: string) => string): Line[] {
  if (!goal) return [['fl-goal-score', {}]];
  const chips = Object.entries(goal.chips).map(([chip, count]) => `${count} × ${name(chip)}`);
  const house = goal.house ? name(goal.house) : 'none';
  const all: (Line | false)[] = [
    goal.kills > 0 && ['fl-goal-kills', { count: goal.kills, done: view.killed }],
    chips.length > 0 && ['fl-goal-chips', { chips: chips.join(', '), house, how: goal.carried ? 'carried' : 'lying' }],
    goal.supplies > 0 && ['fl-goal-supplies', { count: goal.supplies, house, how: goal.carried ? 'carried' : 'lying' }],
    goal.own_in > 0 && ['fl-goal-own-in', { count: goal.own_in, house, alone: goal.alone ? 'yes' : 'no' }],
    goal.everybody_in !== '' && ['fl-goal-everybody', { house: name(goal.everybody_in), done: aliveIn(goal.everybody_in, view), all: Object.keys(view.boards).length }],
    goal.points > 0 && ['fl-goal-points', { count: goal.points }],
    goal.enemies_dead && ['fl-goal-enemies', {}],
    goal.exile_card && ['fl-goal-exile', {}],
  ];
  return all.filter((line) => line !== false);
}
