import { clock, count } from '../../emails/words.ts';
import { levels, levelWords } from '../../levels.ts';
import type { ComparisonView, Criterion, TryView } from '../types.ts';
import { notAssessed } from '../words.ts';

const rank = ({ level }: TryView): number => (level === null ? -1 : levels.indexOf(level));
const nameOf = ({ level }: TryView): string => (level === null ? '' : levelWords[level].name);

/** Nothing in it could be assessed, though it was heard well. */
const showsNothing = ({ notAssessed: why }: TryView): boolean => why === 'no-content';

/** How a try went beside those before it, in a sentence or two: never a reproach. */
export function verdict({ first, best, now }: ComparisonView): string {
  if (now.outcome !== 'answered') return 'You didn’t answer this one. The question will be here next time.';
  const name = nameOf(now);
  if (now.level === null) return `This try has no level. ${notAssessed(now.notAssessed ?? 'not-offered')}`;
  const top = best ?? first;
  if (showsNothing(top)) return `That went better: from nothing we could assess to ${name}.`;
  if (top.level === null) return `${name} this time. Your first answer has no level to compare it with.`;
  if (rank(now) > rank(top))
    return best ? `Your best so far: ${name}.` : `That went better: from ${nameOf(first)} to ${name}.`;
  if (rank(now) === rank(top)) {
    if (now.level === 'strong') return best ? 'Strong, as in your best try.' : 'Strong again. This answer is yours.';
    return best ? `${name}, as in your best try.` : `${name} both times. Here’s what changed.`;
  }
  if (rank(now) > rank(first)) return 'Better than your first answer, and you’ve done even better before.';
  return `${name} this time, and ${nameOf(top)} ${best ? 'in your best try' : 'the first time'}. That happens. The better one still counts.`;
}

const isMet = (one: TryView, name: Criterion['name']): boolean =>
  one.criteria.some((criterion) => criterion.name === name && criterion.met);

/**
 * What the try shows and no earlier one did, what it misses that an earlier one showed, and what none has shown yet. Nothing
 * counts as new beside an answer that couldn’t be assessed.
 */
export function changes({ first, best, now }: ComparisonView) {
  const earlier = best ? [first, best] : [first];
  const known = earlier.some((one) => one.level !== null || showsNothing(one));
  const before = (name: Criterion['name']) => earlier.some((one) => isMet(one, name));
  const missing = now.criteria.filter(({ met }) => !met);
  return {
    added: known ? now.criteria.filter(({ name, met }) => met && !before(name)) : [],
    dropped: missing.filter(({ name }) => before(name)),
    still: missing.filter(({ name }) => !before(name)),
  };
}

/** How long an answer was, as `0:48, 129 words`. */
export const lengthText = ({ outcome, speakingMs, words, typed }: TryView): string => {
  if (outcome !== 'answered') return 'No answer';
  const said = count(words, 'word');
  return speakingMs === null ? `${said}${typed ? ', typed' : ''}` : `${clock(speakingMs)}, ${said}`;
};
