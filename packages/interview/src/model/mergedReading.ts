import {
  type SentenceLabel,
  type SentenceReading,
  type TurnLabel,
  type TurnReading,
  type TurnSign,
  safetyLabels,
  sentencesOf,
} from '@viva/understanding';
import type { ModelReading } from './turnReply.ts';

/** How sure a model's verified word is taken to be: what it says first, and what it adds. */
const sure = { first: 0.85, more: 0.7, sentence: 0.8 } as const;
/** A sign of safety that only a model saw is acted on, but never as the surest one: enough for care. */
const careOfModel = 0.65;
/** Danger that only a model saw: help is named, and nothing is stopped. */
const dangerOfModel = 0.75;
/** Too little to act on: the candidate is asked what they want. */
const unsure = 0.35;
/** Safety comes before anything else from this on, as among the built-in heads. */
const firstForSafety = 0.35;
/** A turn of so many words that the heads take for an answer has one in it, whatever else it does. */
const longAnswer = 30;

const isSafety = (label: TurnLabel): boolean => safetyLabels.some((safety) => safety === label);

/**
 * What was understood of a turn by a model, together with the built-in heads. The model is believed, but for what it could
 * be talked into or be wrong about at somebody's cost: it adds to signs of private matters, distress and danger, and takes
 * none away; it hides no attempt to command the program; it ends no interview alone; and no long answer is lost by it.
 */
export function mergedReading(said: string, heads: TurnReading, model: ModelReading): TurnReading {
  const sentences = mergedSentences(said, heads, model);
  const signs = new Map<TurnLabel, number>();
  const add = (label: TurnLabel, confidence: number) => signs.set(label, Math.max(confidence, signs.get(label) ?? 0));
  const own = [heads, ...heads.also];
  const byHeads = (label: TurnLabel) => own.find((sign) => sign.label === label)?.confidence;
  for (const [at, label] of model.signs.entries()) {
    if (label === 'stop' && byHeads('stop') === undefined) continue;
    add(label, isSafety(label) ? careOfModel : at === 0 ? sure.first : sure.more);
  }
  if (model.danger) add('distress', careOfModel);
  for (const { label, confidence } of own) if (isSafety(label)) add(label, confidence);
  // All that the model saw was a wish to stop, which it may not act on alone.
  if (signs.size === 0)
    add(heads.label, heads.label === 'answer' ? heads.confidence : Math.min(heads.confidence, unsure));
  if (heads.label === 'answer' && said.split(/\s+/).length >= longAnswer) add('answer', heads.confidence);
  if (heads.label === 'instruct') add('instruct', heads.confidence);
  const tellsPrivate = sentences.some(({ label }) => label === 'private');
  const [first, ...also] = [...signs]
    .map(([label, confidence]): TurnSign => ({ label, confidence }))
    .sort((one, other) => rank(other, heads) - rank(one, heads));
  return {
    ...(first ?? { label: heads.label, confidence: heads.confidence }),
    // Told in passing, it is met with care but is not what the turn is about.
    also: tellsPrivate && !signs.has('private') ? [...also, { label: 'private', confidence: careOfModel }] : also,
    danger: Math.max(heads.danger, model.danger ? dangerOfModel : 0),
    sentences,
    ...(heads.complaint && signs.has('complaint') ? { complaint: heads.complaint } : {}),
    // No model is asked what a reply to the offer of another try chooses.
    ...(heads.choice ? { choice: heads.choice } : {}),
    // Nor whether a turn answers what was asked.
    ...(heads.fits !== undefined && { fits: heads.fits }),
    // Nor what its sentences say to the interviewer.
    ...(heads.asides ? { asides: heads.asides } : {}),
    ...(heads.choiceAtEnd ? { choiceAtEnd: heads.choiceAtEnd } : {}),
  };
}

/** Care before all else, then what gives orders, then what is surest. */
const rank = ({ label, confidence }: TurnSign, heads: TurnReading): number =>
  confidence +
  (isSafety(label) && confidence >= firstForSafety ? 2 : 0) +
  (label === 'instruct' && heads.label === 'instruct' ? 1 : 0);

/** Each sentence as the model took it; as the heads did where it said nothing, or where they saw something private. */
function mergedSentences(said: string, heads: TurnReading, { told, signs }: ModelReading): SentenceReading[] {
  const known = new Map(heads.sentences.map((sentence) => [sentence.text, sentence]));
  if (known.size === 0 && !signs.includes('answer')) return [];
  return sentencesOf(said).flatMap((text) => {
    const byHeads = known.get(text);
    const [label, ...also] = told.get(text) ?? [];
    if (!label || (byHeads && isPrivate(byHeads))) return byHeads ? [byHeads] : [];
    const both: readonly SentenceLabel[] = [label, ...also];
    // What is private in part is private.
    return both.includes('private')
      ? [{ text, label: 'private', confidence: careOfModel, also: both.filter((one) => one !== 'private') }]
      : [{ text, label, confidence: sure.sentence, also }];
  });
}

/** Whether something private is in a sentence. */
export const isPrivate = ({ label, also }: SentenceReading): boolean => label === 'private' || also.includes('private');
