import type { Assessment } from '../answer/assessAnswer.ts';
import type { Feature } from '../answer/features.ts';
import { tells } from '../answer/cues.ts';
import { cleanSentence } from './clean.ts';
import { gaps } from './onlyWords.ts';

type Slot = 'situation' | 'task' | 'action' | 'result' | 'lesson';

const longest = 14;

interface Sentence {
  readonly features: readonly Feature[];
  readonly text: string;
}

function sentencesOf({ features, parts }: Assessment): Sentence[] {
  const told = [parts.situation, parts.task, parts.action, parts.result];
  const groups = new Map<string, Feature[]>();
  for (const feature of features) {
    const sentence = `${feature.clause.heard.turn.n}/${feature.clause.sentence}`;
    groups.set(sentence, [...(groups.get(sentence) ?? []), feature]);
  }
  return [...groups.values()]
    .filter((group) =>
      group.some(
        (feature) => feature.stems.length + feature.numbers.length + feature.own > 0 || told.includes(feature),
      ),
    )
    .map((group) => ({ features: group, text: cleanSentence(group.map(({ clause }) => clause)) }))
    .filter(({ text }) => text !== '');
}

function slotOf({ features }: Sentence, { parts }: Assessment): Slot {
  const has = (part: Feature | null) => part !== null && features.includes(part);
  if (has(parts.action)) return 'action';
  if (has(parts.result)) return 'result';
  if (has(parts.situation)) return 'situation';
  if (has(parts.task)) return 'task';
  const at = features[0]?.index ?? 0;
  if (features.some(({ learned, practice }) => learned || practice)) return 'lesson';
  if (parts.result && at > parts.result.index) return 'result';
  if (features.some(({ own }) => own > 0)) return 'action';
  if (parts.action && at < parts.action.index) return 'situation';
  return features.some(({ outcome }) => outcome) ? 'result' : 'action';
}

function story(assessment: Assessment): string | null {
  const { parts } = assessment;
  if (!parts.action && !parts.result) return null;
  const sentences = sentencesOf(assessment).slice(0, longest);
  const inSlot = (slot: Slot) => sentences.filter((sentence) => slotOf(sentence, assessment) === slot);
  const said = (slot: Slot) => inSlot(slot).map(({ text }) => text);
  const within = (part: Feature | null) => part !== null;
  const numbered = assessment.features.some(({ numbers }) => numbers.length > 0);
  const joined = new Set([...said('situation'), ...said('action')]);
  return [
    ...(within(parts.situation) || said('situation').length > 0 ? said('situation') : [gaps.situation]),
    ...(within(parts.task) || joined.size === 0 ? said('task') : [gaps.task]),
    ...(within(parts.action) ? said('action') : [...said('action'), gaps.action]),
    ...(within(parts.result)
      ? [...said('result'), ...(numbered ? [] : [gaps.number])]
      : [...said('result'), gaps.result]),
    ...said('lesson'),
  ].join(' ');
}

function view(assessment: Assessment): string | null {
  const sentences = sentencesOf(assessment).slice(0, longest);
  if (sentences.length < 2) return null;
  const having = (test: (feature: Feature) => boolean) => sentences.some(({ features }) => features.some(test));
  const reasoned = having(({ clause }) => tells.reason(clause.line));
  const shown = having(({ own, ours }) => own > 0 || ours > 0);
  const [first, ...others] = sentences.map(({ text }) => text);
  return [first, ...(reasoned ? [] : [gaps.reason]), ...others, ...(shown ? [] : [gaps.example])].join(' ');
}

const flat = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The answer in better order, from the candidate's own sentences alone, with gaps marked in square brackets. Null where
 * too little was said for it, or where it would be what was said.
 */
export function rewriteOf(assessment: Assessment): string | null {
  const { caps, features } = assessment;
  if (caps.some(({ code }) => code === 'no-substance' || code === 'off-topic')) return null;
  const text = assessment.story ? story(assessment) : view(assessment);
  if (text === null || features.length < 2) return null;
  const said = sentencesOf(assessment).map((sentence) => sentence.text);
  return flat(text) === flat(said.join(' ')) ? null : text;
}
