import { type Aside, type Topic, topicLabels } from '@viva/understanding';
import { plain } from '../text/words.ts';
import type { SaidEvent } from './option.ts';

const isTopic = (label: string): label is Topic => topicLabels.some((topic) => topic === label);

/** What a turn asks the interviewer about, in the order in which it is asked. */
export const topicsOf = ({ reading }: Pick<SaidEvent, 'reading'>): Topic[] => [
  ...new Set((reading.asides ?? []).flatMap(({ label }) => (isTopic(label) ? [label] : []))),
];

/** Whether a turn asks the interviewer about one of these. */
export const asksAbout = (event: SaidEvent, ...topics: readonly Topic[]): boolean =>
  topicsOf(event).some((topic) => topics.includes(topic));

/** Whether one of a turn's sentences says this to the interviewer. */
export const says = ({ reading }: SaidEvent, label: Aside['label']): boolean =>
  (reading.asides ?? []).some((aside) => aside.label === label);

/** After a wish or a question, thanks or a reason may follow in so many words. */
const mostAfter = 5;

/** What a turn of several sentences ends with, where that is said to the interviewer; null where it is no more than an answer. */
export function endingOf({ text, reading }: SaidEvent): Aside | null {
  const last = reading.asides?.at(-1);
  const at = last ? text.lastIndexOf(last.text) : -1;
  if (!last || at < 0 || plain(text.slice(0, at)) === '') return null;
  const after = plain(text.slice(at + last.text.length));
  return after === '' || after.split(' ').length <= mostAfter ? last : null;
}

/** The end of a turn as one by itself. */
export const turnOf = (
  event: SaidEvent,
  { text, confidence }: Aside,
  label: SaidEvent['reading']['label'],
): SaidEvent => ({
  ...event,
  text,
  reading: { label, confidence, also: [], danger: 0, sentences: [] },
});
