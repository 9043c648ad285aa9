import type { Criterion, StoryParts } from '../report/schema.ts';
import type { Heard } from '../report/turns.ts';
import type { LetterAnswer } from './letter/letterAnswer.ts';
import { levelOf } from './levels.ts';
import { type Passage, mainOf, surest, told } from './passages.ts';
import { quoteOf } from './quotes.ts';

/** From this share on a sentence does something. */
export const surely = 0.45;
/** Reasons stand within what was done, and are seldom all that a sentence says. */
const surelyReason = 0.35;
const surelyTold = 0.7;

/** How far a passage says that something happened, or was done, once. */
const happened = ({ does }: Passage): number => does.situation + does.task + does.action + does.decision + does.result;

/** The passage behind each criterion that is met; where nothing was shown, none is. */
export function met(passages: readonly Passage[], score: number): Partial<Record<Criterion['name'], Passage>> {
  if (levelOf(score) === 'not-shown') return {};
  const [scene] = passages
    .filter((passage) => told(passage) >= surelyTold && happened(passage) >= surely)
    .sort((a, b) => b.does.situation + b.does.task - a.does.situation - a.does.task);
  const found: Record<Criterion['name'], Passage | undefined> = {
    case: scene,
    'own-action': surest(passages, ['action', 'decision'], surely),
    reason: surest(passages, ['decision'], surelyReason),
    outcome: surest(passages, ['result'], surely),
    lesson: surest(passages, ['lesson'], surely),
  };
  return Object.fromEntries(Object.entries(found).filter(([, passage]) => passage !== undefined));
}

const names: readonly Criterion['name'][] = ['case', 'own-action', 'reason', 'outcome', 'lesson'];
/** A question that asks for a view is not asked whether it tells a case through. */
const namesOfView: readonly Criterion['name'][] = ['own-action', 'reason'];

/** The yes/no questions that an answer to a question for a story, or for a view, is asked; of a model the same ones. */
export const criteriaFor = (story: boolean): readonly Criterion['name'][] => (story ? names : namesOfView);

/** The yes/no questions about an answer, each yes with its words. */
export function criteriaOf(
  { passages, score, story }: Pick<LetterAnswer, 'passages' | 'score' | 'story'>,
  heard: readonly Heard[],
): Criterion[] {
  const found = met(passages, score);
  return criteriaFor(story).map((name) => {
    const passage = found[name];
    return { name, met: passage !== undefined, quote: passage ? quoteOf(passage, heard) : null };
  });
}

/** The parts of a story as quotes; null where no part was told. */
export function partsOf(passages: readonly Passage[], score: number, heard: readonly Heard[]): StoryParts | null {
  if (levelOf(score) === 'not-shown') return null;
  const part = (passage: Passage | undefined) => (passage ? quoteOf(passage, heard) : null);
  const of = (label: 'situation' | 'task' | 'action' | 'result') =>
    surest(
      passages.filter((passage) => mainOf(passage) === label),
      [label],
      surely,
    );
  const parts = {
    situation: part(of('situation')),
    task: part(of('task')),
    action: part(of('action') ?? surest(passages, ['action', 'decision'], surely)),
    result: part(of('result')),
  };
  return Object.values(parts).some(Boolean) ? parts : null;
}
