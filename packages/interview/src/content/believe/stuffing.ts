import type { Token } from '../text/tokens.ts';
import { isFunctionWord } from '../text/lexicon.ts';

const rubricWords = new Set(
  `situation situations task tasks action actions result results outcome outcomes impact star metrics metric kpi kpis
  structure specificity relevance reflection competency competencies achievement achievements leadership teamwork
  communication ownership stakeholder stakeholders synergy`.split(/\s+/),
);
const storyWords = new Set(['situation', 'task', 'action', 'result']);
const pronoun =
  /^(?:i|we|he|she|they|it|you|this|that|there|who|i'\w+|we'\w+|he's|she's|they'\w+|it's|that's|there's)$/;
const finite =
  /^(?:am|is|are|was|were|be|been|has|have|had|do|does|did|can|could|will|would|should|must|may|might|wasn't|didn't|don't)$/;

/**
 * Whether words are strung together for whoever counts them: named parts of a story without the story, or a list of
 * catchwords that nobody speaks as a sentence. Short fragments, as in "Two hours later.", are no stuffing.
 */
export function isStuffing(tokens: readonly Token[]): boolean {
  const keys = tokens.map(({ key }) => key);
  const named = new Set(keys.filter((key) => storyWords.has(key)));
  if (named.size >= 3) return true;
  const rubric = keys.filter((key) => rubricWords.has(key)).length;
  const grammar = keys.filter((key) => isFunctionWord(key)).length;
  const spoken = keys.some((key) => pronoun.test(key) || finite.test(key));
  if (rubric >= 2 && (!spoken || rubric / keys.length > 0.34)) return true;
  if (rubric >= 1 && keys.length <= 4 && !spoken) return true;
  if (keys.length > 5 && new Set(keys).size / keys.length < 0.5) return true;
  return keys.length >= 6 && !spoken && grammar / keys.length < 0.15;
}

const figure =
  /^(?:percent|\p{N}+(?:[.,:]\p{N}+)*|hundred|thousand|million|half|twice|double|more|less|up|down|euros?|pounds?|dollars?)$/u;

/** Whether words are a figure of nothing: it says something only as the first words after a question. */
export const isBareFigure = (tokens: readonly Token[]): boolean =>
  tokens.length <= 4 && tokens.every(({ key }) => figure.test(key) || isFunctionWord(key));
