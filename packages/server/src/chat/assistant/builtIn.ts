import type { ProductFacts } from '../facts.ts';
import type { Topic } from '../knowledge/index.ts';
import { patterns, vocabularyOf } from '../language/patterns.ts';
import { plainWords } from '../language/plainWords.ts';
import type { Persona } from '../persona.ts';
import { type Finding, consider } from './consider.ts';
import { composeReply } from './reply.ts';

/** What the assistant made of a message. */
export interface BuiltInAnswer {
  readonly text: string;
  readonly findings: readonly Finding[];
}

/** The built-in assistant: rules and facts, no model. The same conversation always gets the same answer. */
export interface BuiltInAssistant {
  /** @param earlier what the person wrote before, oldest first */
  readonly answer: (persona: Persona, earlier: readonly string[], message: string) => BuiltInAnswer;
  /** What is known that bears on a message: for a model to answer from. */
  readonly relevant: (earlier: readonly string[], message: string) => readonly Topic[];
}

/** Earlier messages that are read again for what the conversation is about. */
const lookBack = 6;

/** Makes the assistant of a deployment. */
export function createBuiltInAssistant(facts: ProductFacts): BuiltInAssistant {
  const vocabulary = vocabularyOf(plainWords(facts.brand));
  const topicBefore = (earlier: readonly string[]) =>
    earlier.slice(-lookBack).reduce<Topic | undefined>((topic, said) => {
      const last = consider(vocabulary, said, topic).findLast((finding) => finding.kind === 'topic');
      return last?.topic ?? topic;
    }, undefined);

  return {
    answer(persona, earlier, message) {
      const findings = consider(vocabulary, message, topicBefore(earlier));
      return { text: composeReply(findings, persona, facts, earlier.length === 0), findings };
    },
    relevant(earlier, message) {
      const before = topicBefore(earlier);
      const topics = consider(vocabulary, message, before).flatMap((finding) =>
        finding.kind === 'topic' ? [finding.topic] : finding.kind === 'unknown' && finding.near ? [finding.near] : [],
      );
      const words = new Set(vocabulary.read(plainWords(message)).concepts.keys());
      const akin = patterns.filter(({ terms }) => terms.every((term) => words.has(term))).map(({ topic }) => topic);
      return [...new Set([...topics, ...(before ? [before] : []), ...akin])];
    },
  };
}
