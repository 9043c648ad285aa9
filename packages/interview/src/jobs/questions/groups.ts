import type { SkillKind } from '../vocabulary/define.ts';

/** What tells whether two skills can be asked about at once. */
interface Askable {
  readonly kind: SkillKind;
  readonly trade: string | null;
}

/** So many groups at most, of one or two: the most important alone, the last in pairs of one kind. */
export function groups<T extends Askable>(skills: readonly T[], most: number): { groups: T[][]; left: T[] } {
  if (most <= 0) return { groups: [], left: [...skills] };
  const pairs = Math.min(most, Math.max(0, skills.length - most));
  const alone = skills.slice(0, most - pairs);
  const kept = skills.slice(alone.length, alone.length + 2 * pairs);
  const left = skills.slice(alone.length + kept.length);
  const alike = (a: T, b: T) => (a.kind === 'soft') === (b.kind === 'soft');
  const paired: T[][] = [];
  const open = [...kept];
  for (let first = open.shift(); first; first = open.shift()) {
    const of = first;
    const best =
      open.find((other) => other.trade === of.trade && other.kind === of.kind) ??
      open.find(({ kind }) => kind === of.kind) ??
      open.find((other) => alike(of, other)) ??
      open[0];
    if (best) open.splice(open.indexOf(best), 1);
    paired.push(best ? [of, best] : [of]);
  }
  return { groups: [...alone.map((one) => [one]), ...paired], left };
}
