import type { Topic } from '../knowledge/index.ts';
import { patterns } from '../language/patterns.ts';
import type { Meaning, Vocabulary } from '../language/vocabulary.ts';

/** How well a topic answers a question. */
export interface Match {
  readonly topic: Topic;
  /** Weight of what the best pattern explains. */
  readonly strength: number;
}

/** What a word that speaks of something else takes away. */
const foreignWeight = 0.5;
/** A question about another product is not about this one. */
const elsewhereWeight = 2;
/** Found by trying the phrasings of `testing/phrasings.ts`: an area's own word alone, or a half one with a direction. */
const enough = 0.8;

/**
 * The topic that explains most of a meaning; undefined when nothing of it fits at all. `needed`, when given, are
 * concepts of which the pattern must use at least one.
 */
export function bestMatch(vocabulary: Vocabulary, meaning: Meaning, needed?: ReadonlySet<string>): Match | undefined {
  let best: Match | undefined;
  for (const { topic, terms } of patterns) {
    let strength = 0;
    let touches = needed === undefined;
    for (const term of terms) {
      if (!meaning.concepts.has(term)) {
        strength = 0;
        break;
      }
      strength += vocabulary.weightOf(term);
      touches ||= needed?.has(term) ?? false;
    }
    if (touches && strength > (best?.strength ?? 0)) best = { topic, strength };
  }
  return best;
}

/** Whether a match is good enough to answer, given what else the question speaks of. */
export function convincing(match: Match, meaning: Meaning): boolean {
  const elsewhere = meaning.concepts.has('elsewhere') ? elsewhereWeight : 0;
  return match.strength - foreignWeight * meaning.foreign - elsewhere >= enough - 1e-9;
}
