import { distressIn } from './distress.ts';
import { harmIn } from './harm.ts';
import { hostileIn } from './hostility.ts';

/**
 * What a turn says about how the candidate is, or how they feel about the interviewer. `harm`: they speak of harming
 * themselves now; `past-harm`: at another time.
 */
export type Remark = 'harm' | 'past-harm' | 'distress' | 'hostile';

const remarks: readonly unknown[] = ['harm', 'past-harm', 'distress', 'hostile'] satisfies Remark[];
/** Whether something read from a turn tells how somebody is, rather than what they ask. */
export const isRemark = (request: unknown): request is Remark => remarks.includes(request);

/** The gravest remark of a turn, or null. Only for words that are sure. */
export function remarkIn(text: string): Remark | null {
  const harm = harmIn(text);
  if (harm === 'now') return 'harm';
  const distress = distressIn(text);
  if (harm === 'once' && text.split(/\s+/).length < 40) return 'past-harm';
  if (distress === 'turn') return 'distress';
  return hostileIn(text) ? 'hostile' : null;
}

/** Whether a turn that answers tells of distress as well, so that nothing more is asked about it. */
export const asksForCare = (text: string): boolean => distressIn(text) !== null || harmIn(text) !== null;
