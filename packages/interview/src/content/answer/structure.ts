import { sum, worthOf } from './features.ts';
import type { Feature } from './features.ts';
import { tells } from './cues.ts';
import { actsIn, resultWorth } from './parts.ts';
import type { Parts } from './parts.ts';

const stakes =
  /\b(?:problem|broke\w*|fail\w*|crash\w*|complain\w*|late|delay\w*|angry|upset|furious|short|sick|missing|missed|wrong|lost|fault\w*|leak\w*|error\w*|mistake|behind|urgent|danger\w*|risk\w*|hurt|fell|worse|refus\w*|threat\w*|cancel\w*|empty|too (?:much|many|few|little|long|late|slow)|couldn't|could not|didn't|did not|never|nobody|only|kept|stopped|disagree\w*|conflict|worried|confus\w*|struggl\w*|damaged|blocked|full|queue\w*|deadline)\b/;

/** What a story is worth as a story, 0 to 5: up to 1.25 for situation, 0.75 for task, 1.5 each for own action and result. */
export function storyStructure(features: readonly Feature[], { situation, task }: Parts): number {
  if (features.length === 0) return 0;
  const acts = actsIn(features);
  const own = sum(acts.map((feature) => feature.own));
  const ours = sum(acts.map((feature) => feature.ours));
  const before = features.slice(0, (acts[0]?.index ?? features.length - 1) + 1);
  const set = situation
    ? 0.7 +
      (before.some(({ time }) => time) ? 0.25 : 0) +
      (before.some(({ clause }) => stakes.test(clause.line)) ? 0.3 : 0)
    : 0;
  const had = task ? 0.75 : situation?.task ? 0.4 : 0;
  const acted = own > 0 ? worthOf(own, [0.6, 0.35, 0.3, 0.25]) : ours > 0 ? worthOf(ours, [0.35, 0.15]) : 0;
  const results = features.map((feature) => resultWorth(feature, acts)).sort((x, y) => y - x);
  const came =
    (results[0] ?? 0) + worthOf(results.slice(1).filter((worth) => worth > 0).length, [0.15, 0.1, 0.1, 0.05]);
  const habits = features.some(({ habits: some }) => some > 0) && own + ours === 0 ? 0.7 : 0;
  return Math.max(set + had + acted + came, habits);
}

/**
 * What a view is worth as a reasoned one, 0 to 5: 0.8 for a position, up to 1.5 for reasons, 1.2 for a way of doing it,
 * 1.5 for an example of one's own.
 */
export function viewStructure(features: readonly Feature[]): number {
  const lines = features.filter(({ stems }) => stems.length > 0);
  if (lines.length === 0) return 0;
  const having = (test: (line: string) => boolean) => lines.filter(({ clause }) => test(clause.line)).length;
  const ways = Math.max(having(tells.step), lines.filter(({ habits }) => habits > 0).length);
  const deeds = lines.filter(({ own, ours }) => own > 0 || ours > 0).length;
  const examples = deeds > 0 ? deeds + having(tells.example) : 0;
  return (
    (having(tells.position) > 0 ? 0.8 : 0.4) +
    worthOf(having(tells.reason), [0.9, 0.4, 0.2]) +
    worthOf(ways, [0.4, 0.35, 0.25, 0.2]) +
    worthOf(examples, [0.5, 0.3, 0.2, 0.1]) +
    (deeds > 0 && lines.some(({ outcome, past, change }) => outcome && (past || change)) ? 0.4 : 0)
  );
}
