import type { Change } from '../../report/schema.ts';
import type { Heard } from '../../report/turns.ts';
import { met } from '../criteria.ts';
import { type Passage, surest } from '../passages.ts';
import { quoteOf } from '../quotes.ts';
import type { LetterAnswer } from './letterAnswer.ts';
import type { Pick } from './sentences.ts';

type Kind =
  | 'substance'
  | 'case'
  | 'own-part'
  | 'outcome'
  | 'reason'
  | 'setting'
  | 'lesson'
  | 'view-reason'
  | 'view-example'
  | 'method-reason'
  | 'method-example'
  | 'background'
  | 'further';

/** How much of a rating each costs, about: what a rater takes off by the anchors. */
const cost: Readonly<Record<Kind, number>> = {
  substance: 2.5,
  case: 2,
  'own-part': 1.6,
  outcome: 1.4,
  'view-reason': 1.2,
  'view-example': 1,
  'method-example': 1,
  reason: 0.9,
  'method-reason': 0.8,
  setting: 0.7,
  lesson: 0.5,
  background: 0,
  further: 0,
};

interface Lack {
  readonly kind: Kind;
  /** The passage that shows best where it belongs. */
  readonly passage: Passage | undefined;
}

/** Answers rated higher lack nothing that would help much. */
const good = 4.2;
/** Of answers rated lower nobody says that they have all parts. */
const sound = 2.5;
/** Answers rated lower show nothing yet that a next step could start from. */
const shown = 1.5;

/** What an answer lacks, the costliest first. */
function lacksOf(answer: LetterAnswer): Lack[] {
  const { passages, story, score } = answer;
  if (score >= good) return [];
  const found = met(passages, score);
  if (!story) return lacksOfNoStory(answer, found);
  const share = (label: keyof Passage['does']) =>
    passages.reduce((sum, { does }) => sum + does[label], 0) / passages.length;
  const doing = surest(passages, ['action', 'decision', 'others'], 0);
  const general = share('general') + share('hypothetical') + share('about');
  if (!found.case || general > 0.6)
    return [
      share('about') > 0.3
        ? { kind: 'substance', passage: surest(passages, ['about', 'general'], 0) }
        : { kind: 'case', passage: surest(passages, ['general', 'hypothetical'], 0) },
    ];
  return [
    ...(found['own-action'] ? [] : [{ kind: 'own-part' as const, passage: surest(passages, ['others'], 0) }]),
    ...(found.outcome ? [] : [{ kind: 'outcome' as const, passage: doing }]),
    ...(found.reason ? [] : [{ kind: 'reason' as const, passage: doing }]),
    ...(share('situation') + share('task') > 0.05 ? [] : [{ kind: 'setting' as const, passage: doing }]),
    ...(found.lesson ? [] : [{ kind: 'lesson' as const, passage: found.outcome ?? doing }]),
  ];
}

/** What an answer lacks whose question asked for no story. */
function lacksOfNoStory({ passages, score, asks }: LetterAnswer, found: ReturnType<typeof met>): Lack[] {
  // Where a candidate comes from, and what they look for, is neither a view nor a way of working.
  if (asks === 'background') return [];
  // A view, or a way of working, is backed by a case that is told through.
  if (score >= sound && found.case && found['own-action']) return [];
  const passage = surest(passages, ['general'], 0);
  // The reason for steps is asked for only where steps were heard.
  if (asks === 'method' && !found['own-action']) return [{ kind: 'method-example', passage }];
  return [
    ...(found.reason
      ? []
      : [{ kind: asks === 'method' ? ('method-reason' as const) : ('view-reason' as const), passage }]),
    ...(found['own-action'] ? [] : [{ kind: 'view-example' as const, passage }]),
  ];
}

/** What is left to do where no answer lacks anything, by its weakest one. */
function nextStep({ score, asks, passages }: LetterAnswer): Lack {
  const passage = surest(passages, ['result', 'action'], 0);
  if (asks === 'background') {
    const vague = score < shown ? surest(passages, ['about', 'general'], 0.5) : undefined;
    return vague ? { kind: 'substance', passage: vague } : { kind: 'background', passage };
  }
  if (score >= sound) return { kind: 'further', passage };
  return { kind: asks === 'story' ? 'case' : asks === 'method' ? 'method-example' : 'view-example', passage };
}

/**
 * The one thing to change: what costs the answers most, shown by the answer that it costs most. What several answers lack
 * weighs more than what a single one does.
 */
export function changeOf(answers: readonly LetterAnswer[], heard: readonly Heard[], pick: Pick): Change | null {
  const [weakest] = [...answers].sort((a, b) => a.score - b.score);
  if (!weakest) return null;
  const lacking = answers.flatMap((answer) => lacksOf(answer).map((lack) => ({ ...lack, answer })));
  const weight = (kind: Kind) => cost[kind] * Math.sqrt(lacking.filter((lack) => lack.kind === kind).length);
  const [worst] = [...lacking].sort((a, b) => weight(b.kind) - weight(a.kind) || a.answer.score - b.answer.score);
  const { kind, passage, answer } = worst ?? { ...nextStep(weakest), answer: weakest };
  return {
    claim: pick(`change.${kind}`, 'claim', answer.number),
    why: pick(`change.${kind}`, 'why', answer.number),
    quote: passage ? quoteOf(passage, heard) : null,
    next: pick(`change.${kind}`, 'next', answer.number),
  };
}
