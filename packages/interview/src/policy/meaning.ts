import {
  type TurnLabel,
  careFrom,
  careInStoryFrom,
  isThankedFor,
  isWorkStory,
  personalFrom,
} from '@viva/understanding';
import { plain } from '../text/words.ts';
import type { SaidEvent } from './option.ts';
import { asksSomething } from './wishes.ts';

/** What a turn is dealt with as: what it was taken for, or `unclear` where that is not sure enough to act on. */
export type Meaning = TurnLabel | 'unclear';

/** From this confidence on a reading is acted on; below it, the candidate is asked what they want. */
const sure = 0.4;
/** A wish to stop ends the interview, so it must be surer than others. */
const sureToStop = 0.6;
/** Whoever does not ask for a moment in so many words must be read as surely as this to be waited for. */
export const sureToWait = 0.7;
const asksToWait =
  /\b(?:wait|moments?|minutes?|mins?|seconds?|secs?|sec|tick|while|hold on|hang on|bear with|think\w*|thoughts?|let me|give me|pause|break|breath\w*|back|door|phone|water|hmm+|um+|uh+|ready)\b/;
/** A turn this long is no request: where the reading is unsure, it is an answer. */
const longRequest = 30;
const safety: readonly TurnLabel[] = ['distress', 'private'];
/** Signs of these are met with care from this confidence on; in a story of work, where they are a part of it, from a higher one on. */
const careFromIn = ({ reading }: Pick<SaidEvent, 'reading'>): number =>
  isWorkStory(reading) ? careInStoryFrom : careFrom;

/** What a finished turn is dealt with as. */
export function meaningOf(event: SaidEvent): Meaning {
  const { text, reading } = event;
  const { label, confidence, also } = reading;
  if (label === 'stop' && staysOn(text))
    return minutesAsked(text) !== undefined || does(event, 'wait') ? 'wait' : 'unclear';
  if (label === 'wait' && confidence < sureToWait && !asksToWait.test(plain(text))) return 'answer';
  if (confidence >= (safety.includes(label) ? careFromIn(event) : label === 'stop' ? sureToStop : sure)) return label;
  const answers = label === 'answer' || also.some((sign) => sign.label === 'answer');
  if (text.split(/\s+/).length >= longRequest) return 'answer';
  // An unsure turn that asks something: what they want is asked, and `unclear` keeps its words.
  return answers && !asksSomething(text) ? 'answer' : 'unclear';
}

const refusal = /\b(?:don't|do not|didn't|did not|not|never|no need to) (?:\w+ ){0,2}(?:stop|end|quit|finish)\b/;

/** Whether somebody says that they do not want to stop. */
export const staysOn = (text: string): boolean => refusal.test(plain(text));

/** Whether a turn does this as well, whatever it does first. */
export const does = ({ reading }: SaidEvent, label: TurnLabel): boolean =>
  reading.label === label || reading.also.some((sign) => sign.label === label);

/** Whether a turn tells surely enough of distress, or of something private, wherever in it. */
export const needsCare = (
  { reading }: SaidEvent,
  label: 'distress' | 'private',
  from: number = careFromIn({ reading }),
): boolean => [reading, ...reading.also].some((sign) => sign.label === label && sign.confidence >= from);

/** Whether a turn may tell of distress or of something private: nothing further is asked about it. */
export const isDelicate = ({ reading }: SaidEvent): boolean =>
  [reading, ...reading.also].some(({ label, confidence }) => safety.includes(label) && confidence >= personalFrom);

/** Whether it is thanked for. */
export const isPersonal = ({ reading }: SaidEvent): boolean => isThankedFor(reading);

/** Whether a turn that is a yes or a no is a no: nothing came to mind. */
export const saysNo = (text: string): boolean =>
  /\b(?:no|nope|nah|none|nothing|not|never|haven't|hasn't|don't|doesn't|didn't|can't|couldn't|isn't|aren't|wasn't)\b/.test(
    plain(text),
  );

const minutes = /\b(?:(\d{1,2}|an?|one|two|three|four|five|ten) (?:more )?(minutes?|mins?)|half a (minute))\b/;
const numbers: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, ten: 10 };
/** Nobody is waited for longer, in minutes. */
const mostMinutes = 10;

/** How many minutes somebody asks for; undefined when they name none. */
export function minutesAsked(text: string): number | undefined {
  const found = minutes.exec(plain(text));
  if (!found) return undefined;
  const [, many = ''] = found;
  return Math.min(mostMinutes, numbers[many] ?? (Number(many) || 1));
}
