import { type ProductFacts, fill } from '../facts.ts';
import { type Area, type Topic, areaOf } from '../knowledge/index.ts';
import type { Persona, PersonaId } from '../persona.ts';
import type { Finding } from './consider.ts';
import type { SmallTalk } from './smallTalk.ts';

/** Most topics that one reply answers; a longer one would not be read. */
const mostTopics = 3;

type TopicFinding = Extract<Finding, { kind: 'topic' }>;

/** Puts the findings of a message into words, in the persona's manner. `first`: nothing was answered before. */
export function composeReply(
  findings: readonly Finding[],
  persona: Persona,
  facts: ProductFacts,
  first: boolean,
): string {
  const parts = partsOf(findings, persona, first);
  return fill(parts.join('\n\n'), facts);
}

function partsOf(findings: readonly Finding[], persona: Persona, first: boolean): string[] {
  const has = (kind: Finding['kind']) => findings.some((finding) => finding.kind === kind);
  if (has('distress')) return [distress];
  const topics = distinct(findings.filter((finding) => finding.kind === 'topic')).slice(0, mostTopics);
  const parts = topics.map((finding) => answerOf(finding, topics.length === 1 ? persona.id : undefined));
  if (has('role')) return [roleKept(persona), ...parts];
  if (has('identity')) return [identity(persona), ...parts];
  const unknown = findings.find((finding) => finding.kind === 'unknown');
  if (topics.length > 0) {
    const end = closing(persona.id, topics, first);
    const open = findings.some((finding) => finding.kind === 'unknown' && finding.question);
    if (open) return [...parts, 'About the other part I don’t know. Please ask {support}; a person answers.'];
    return end === undefined ? parts : [...parts, end];
  }
  if (has('rude'))
    return [
      'I am sorry that this is annoying. Tell me what went wrong and I will try again, or write to {support}: a person reads it.',
    ];
  if (unknown) return [unknownReply(persona, unknown.near)];
  const talk = findings.findLast((finding) => finding.kind === 'talk');
  return [talk ? small[talk.talk](persona) : unknownReply(persona, undefined)];
}

function distinct(findings: readonly TopicFinding[]): TopicFinding[] {
  const concepts = findings.flatMap((finding) => finding.concepts);
  const byTopic = new Map<string, TopicFinding>();
  // What one sentence names ("in Firefox") holds for the topic of another.
  for (const finding of findings) {
    const key = `${finding.topic.id}`;
    if (!byTopic.has(key)) byTopic.set(key, { ...finding, concepts });
  }
  return [...byTopic.values()];
}

function answerOf({ topic, aspect, concepts }: TopicFinding, persona: PersonaId | undefined): string {
  const answer = topic.where?.find(({ mentions }) => concepts.includes(mentions))?.answer ?? topic.answer;
  const added = persona && topic.adds?.[persona];
  switch (aspect) {
    case 'answer':
      return added ? joined(answer, added) : answer;
    case 'more':
      return topic.more ?? `There is not much more that I know about ${topic.subject} than this: ${answer}`;
    case 'why':
      return (
        topic.why ??
        `I know that it is so, but not the reason. If it matters to you, ask {support}. Once more, about ${topic.subject}: ${answer}`
      );
    case 'stuck':
      return `${topic.more ? `${topic.more}\n\n` : ''}I am sorry that it did not help. If it still does not, write to {support}: say what you tried, what you saw, and your browser and system. A person answers.`;
  }
}

/** After a list the next sentence stands on a line of its own. */
const joined = (answer: string, added: string) => `${answer}${/\n\d\./.test(answer) ? '\n' : ' '}${added}`;

function closing(persona: PersonaId, topics: readonly TopicFinding[], first: boolean): string | undefined {
  const [only] = topics;
  if (!only || topics.length > 1 || only.aspect !== 'answer' || only.topic.adds?.[persona]) return undefined;
  const area: Area = areaOf(only.topic);
  if (persona === 'technical_support') return area === 'technical' ? 'Tell me whether that helped.' : undefined;
  if (persona === 'customer_service') return first ? 'Is there anything else that I can do for you?' : undefined;
  if (persona === 'sales') {
    if (area === 'practice' || area === 'reports' || area === 'advice') return first ? '{tryFree}' : undefined;
    return area === 'technical' ? 'Our Technical Support chat goes through it with you step by step.' : undefined;
  }
  return area === 'advice' && first ? 'If you like, ask me about a question that you find hard.' : undefined;
}

const unknownReply = (persona: Persona, near: Topic | undefined): string =>
  near
    ? `I don’t know exactly what you mean. Is it about ${near.subject}? Please say it in other words. If I still don’t get it, {support} does: a person answers there.`
    : `I don’t know that. I can tell you about ${persona.knows}. For anything else please write to {support}: a person answers.`;

const roleKept = ({ name }: Persona) =>
  `I am the ${name} assistant of {brand}, and that is the only part I play: I answer questions about {brand}.`;
const identity = ({ name, knows }: Persona) =>
  `I am the ${name} assistant of {brand}, a computer program and not a person. I can tell you about ${knows}. To reach a person, write to {support}.`;
const distress =
  'I am only a program, and I am glad that you wrote it. Please talk to somebody right now: call your local emergency number, or a crisis line such as 988 in the United States or 116 123 in the United Kingdom and much of Europe, or go to a person near you. Nothing here is as important as you are.';

const small: Readonly<Record<SmallTalk, (persona: Persona) => string>> = {
  greeting: ({ name, greeting }) => `Hello, this is ${name} at {brand}. ${greeting}`,
  'how-are-you': ({ greeting }) => `Thank you for asking; I am a program, so I am always fine. ${greeting}`,
  thanks: () => 'You are welcome. If anything else comes up, just ask.',
  goodbye: () => 'Goodbye, and good luck with your interviews.',
  yes: ({ knows }) => `Gladly. What would you like to know? I can tell you about ${knows}.`,
  no: () => 'All right. If anything comes up, just ask.',
};
