import { isHostile } from '../jobs/text/hostile.ts';
import { tokensOf } from '@viva/understanding';
import { touchesUnlawful } from '../policy/unlawful.ts';
import type { RefusedReason } from '../types.ts';
import { unspeakable } from './sayable.ts';

/** Shares at least so much of its telling words with another question when it asks the same. */
const sameShare = 0.85;

/** Words that questions share without asking the same. */
const common = new Set(
  `a about an and are at can could describe did do doe example for from had ha have how i in is it me my of on one or our so
  tell that the them then there this time to u was we were what when which who why with would you your`.split(/\s+/),
);
const telling = (text: string): Set<string> =>
  new Set(
    tokensOf(text)
      .map(({ key }) => key)
      .filter((key) => !common.has(key)),
  );

/** Whether two questions ask the same in nearly the same words. */
export function asksTheSame(a: string, b: string): boolean {
  const words = (text: string) =>
    tokensOf(text)
      .map(({ key }) => key)
      .join(' ');
  if (words(a) === words(b)) return true;
  const [one, other] = [telling(a), telling(b)];
  if (one.size < 3 || other.size < 3) return false;
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / Math.min(one.size, other.size) >= sameShare && shared / Math.max(one.size, other.size) >= 0.7;
}

/** Whether most letters are Latin: what is written otherwise can be neither checked nor read aloud. */
const legible = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return (text.match(/\p{Script=Latin}/gu)?.length ?? 0) * 2 > letters;
};

/**
 * Why a question may not stand in a plan after the `earlier` ones; null when it may. This is the last check of every
 * planned question, whoever made it.
 */
export function faultOf(text: string, earlier: readonly string[]): Exclude<RefusedReason, 'no-time'> | null {
  if (touchesUnlawful(text)) return 'may-not-be-asked';
  if (isHostile(text)) return 'instructs';
  if (unspeakable(text) || !legible(text)) return 'unclear';
  return earlier.some((one) => asksTheSame(one, text)) ? 'repeated' : null;
}
