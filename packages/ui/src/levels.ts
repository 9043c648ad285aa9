/** What was shown, in words; the interview package's report says it. */
export type Level = 'not-shown' | 'developing' | 'solid' | 'strong';

/** All levels, the lowest first. */
export const levels: readonly Level[] = ['not-shown', 'developing', 'solid', 'strong'];

/** The name of each level, and what it stands for. */
export const levelWords: Readonly<Record<Level, { readonly name: string; readonly meaning: string }>> = {
  'not-shown': { name: 'Not shown', meaning: 'General words, or a story in which your own part can’t be seen.' },
  developing: {
    name: 'Developing',
    meaning: 'Touches on a real example, but mostly in general terms, or without a result.',
  },
  solid: { name: 'Solid', meaning: 'A real case and your own action; the outcome or your reasons could be clearer.' },
  strong: {
    name: 'Strong',
    meaning: 'A real example that a stranger can follow: what you did, why, and how it turned out.',
  },
};

/** What each level stands for, said of the candidate rather than to them: employers read this. */
export const levelsOfCandidates: Readonly<Record<Level, string>> = {
  'not-shown': 'General words, or a story in which the candidate’s own part can’t be seen.',
  developing: 'The candidate touches on a real example, but mostly in general terms, or without a result.',
  solid: 'A real case and the candidate’s own action; the outcome or the reasons could be clearer.',
  strong: 'A real example that a stranger can follow: what the candidate did, why, and how it turned out.',
};

/** Names of levels that an answer stands between, as in "Solid, close to Strong". */
export const betweenLevels = ([first, second]: readonly Level[]): string =>
  [first && levelWords[first].name, second && levelWords[second].name].filter(Boolean).join(', close to ');

/** The bars that can be chosen, 0 to 100: each is where its level begins. */
export const barLevels = [
  { level: 'developing', bar: 30 },
  { level: 'solid', bar: 50 },
  { level: 'strong', bar: 70 },
] as const satisfies readonly { readonly level: Level; readonly bar: number }[];

/** A bar in words. One from before levels could be chosen may stand between two of them. */
export function barText(bar: number): string {
  const above = barLevels.find((one) => one.bar >= bar);
  if (above?.bar === bar) return above.level === 'strong' ? 'Strong' : `${levelWords[above.level].name} or better`;
  const below = barLevels.findLast((one) => one.bar < bar);
  if (!below) return bar === 0 ? 'Everyone who was assessed' : 'Below Developing';
  return above
    ? `Between ${levelWords[below.level].name} and ${levelWords[above.level].name}`
    : 'The upper part of Strong';
}
