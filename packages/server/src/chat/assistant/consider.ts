import type { Topic } from '../knowledge/index.ts';
import { clausesOf } from '../language/clauses.ts';
import { plainWords } from '../language/plainWords.ts';
import type { Meaning, Vocabulary } from '../language/vocabulary.ts';
import { type Aspect, asksOn, bareAspect } from './followUp.ts';
import { bestMatch, convincing } from './match.ts';
import { type SmallTalk, smallTalkIn } from './smallTalk.ts';

/** What one part of a message wants. */
export type Finding =
  | { readonly kind: 'topic'; readonly topic: Topic; readonly aspect: Aspect; readonly concepts: readonly string[] }
  | { readonly kind: 'talk'; readonly talk: SmallTalk }
  /** An attempt to give the assistant another role, a question for what it is, an insult, or despair. */
  | { readonly kind: 'role' | 'identity' | 'rude' | 'distress' }
  /** Nothing that is known; `near` is what it may be about. */
  | { readonly kind: 'unknown'; readonly question: boolean; readonly near?: Topic };

/** A sentence is not longer; of what is, the beginning is read. */
const mostWords = 80;

/** Weight from which a concept is more than a direction. */
const substantial = 0.5;

const special = [
  ['distress', 'distress'],
  ['prompt', 'role'],
  ['bot', 'identity'],
] as const;

const isQuestion =
  /^(?:(?:and|but|so|also|please|hi|hello|ok) )*(?:how|what|where|when|why|who|which|can|could|do|does|did|is|are|will|would|should|may|am|tell|explain|give|show|write|i (?:want|need|would like|have a question))\b/;

/** "I am an employer": says who asks, and is no question when one follows. */
const introduction = /^(?:(?:hi|hello|so|well) )*(?:i am|we are|as) (?:a|an|the|your|one of|logged in|already|new)\b/;

/** Reads a message in the light of what the conversation was last about. */
export function consider(vocabulary: Vocabulary, message: string, before: Topic | undefined): Finding[] {
  const findings: Finding[] = [];
  let topic = before;
  clausesOf(message).forEach((clause, at, clauses) => {
    const words = plainWords(clause).slice(0, mostWords);
    const finding = considerClause(vocabulary, words, topic, at > 0);
    if (finding.kind === 'topic') topic = finding.topic;
    if (at === clauses.length - 1 || !introduction.test(words.join(' '))) findings.push(finding);
  });
  return findings;
}

function considerClause(
  vocabulary: Vocabulary,
  words: readonly string[],
  before: Topic | undefined,
  inside: boolean,
): Finding {
  const line = words.join(' ');
  const talk = smallTalkIn(line);
  if (talk === 'yes' && before) return { kind: 'topic', topic: before, aspect: 'more', concepts: [] };
  if (talk) return { kind: 'talk', talk };
  const meaning = vocabulary.read(words);
  const named = special.find(([concept]) => meaning.concepts.has(concept));
  if (named) return { kind: named[1] };
  const aspect = before && bareAspect(line);
  if (before && aspect) return { kind: 'topic', topic: before, aspect, concepts: [] };

  const alone = bestMatch(vocabulary, meaning);
  const together = before && asksOn(line, words.length, inside) ? withContext(vocabulary, meaning, before) : undefined;
  const concepts = [...meaning.concepts.keys()];
  if (together && together.strength > (alone?.strength ?? 0))
    return { kind: 'topic', topic: together.topic, aspect: 'answer', concepts };
  if (alone && convincing(alone, meaning)) return { kind: 'topic', topic: alone.topic, aspect: 'answer', concepts };
  if (meaning.concepts.has('rude')) return { kind: 'rude' };
  const near = alone && alone.strength >= 0.5 && meaning.foreign === 0 ? alone.topic : undefined;
  return { kind: 'unknown', question: isQuestion.test(line), ...(near ? { near } : {}) };
}

/** What a follow-up means together with the topic before it; it must add something of its own. */
function withContext(vocabulary: Vocabulary, meaning: Meaning, before: Topic) {
  const about = before.about.split(' ');
  const added = [...meaning.concepts].filter(([name]) => !about.includes(name));
  // A direction ("how long?") leans on the topic only when it is all that there is.
  const substance = added.filter(([, weight]) => weight >= substantial);
  const own = new Set((substance.length > 0 ? substance : added).map(([name]) => name));
  if (own.size === 0) return undefined;
  const concepts = new Map(meaning.concepts);
  for (const name of about) concepts.set(name, vocabulary.weightOf(name));
  const match = bestMatch(vocabulary, { ...meaning, concepts }, own);
  return match && convincing(match, { ...meaning, concepts }) ? match : undefined;
}
