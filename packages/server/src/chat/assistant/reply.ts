import { type ProductFacts, fill } from '../facts.ts';
import { type Answer, answerById, isTopic } from '../knowledge/answers.ts';
import type { Persona, PersonaId } from '../persona.ts';
import type { Aspect, Wish } from './reading.ts';

/** Most topics that one reply answers; a longer one wouldn't be read. */
const mostTopics = 3;
/** Small talk that is answered also where something else is asked, the weightiest first. */
const alwaysSaid = ['distress', 'role', 'identity'];

/** An answer that's wanted, and the part of it. */
interface Wanted {
  readonly answer: Answer;
  readonly aspect: Aspect;
}

/** Puts what a message wants into words, in the persona's manner. `first`: nothing was answered before. */
export function composeReply(wishes: readonly Wish[], persona: Persona, facts: ProductFacts, first: boolean): string {
  return fill(partsOf(wishes, persona, first).join('\n\n'), facts, {
    persona: persona.name,
    greeting: persona.greeting,
    knows: persona.knows,
  });
}

function partsOf(wishes: readonly Wish[], persona: Persona, first: boolean): string[] {
  const wanted = wishes.flatMap((wish) =>
    wish.kind === 'answer' ? [{ answer: answerById(wish.id), aspect: wish.aspect }] : [],
  );
  const talk = wanted.map(({ answer }) => answer).filter((answer) => !isTopic(answer));
  const said = (id: string) => talk.find((answer) => answer.id === id);
  const danger = said('danger');
  if (danger) return [danger.says];

  const topics = distinct(wanted.filter(({ answer }) => isTopic(answer))).slice(0, mostTopics);
  const parts = topics.map((one) => textOf(one, topics.length === 1 ? persona.id : undefined));
  const before = alwaysSaid.flatMap((id) => said(id)?.says ?? []).slice(0, 1);
  if (before.length > 0) return [...before, ...parts];
  if (parts.length > 0) return [...parts, ...ending(wishes, persona.id, topics, first)];
  const unknown = wishes.find((wish) => wish.kind === 'unknown');
  const small = said('rude') ?? talk.at(-1);
  // "Hello. My name is Ann." is a greeting.
  const open = unknown && (unknown.question || unknown.near !== undefined || !small);
  return [open || !small ? unknownReply(unknown?.near) : small.says];
}

/** Each answer once; a narrower one instead of its broader one. */
function distinct(wanted: readonly Wanted[]): Wanted[] {
  const byId = new Map(wanted.toReversed().map((one) => [one.answer.id, one]));
  const narrower = (id: string) => [...byId.keys()].some((other) => other.startsWith(`${id}/`));
  return [...byId.values()].filter(({ answer }) => !narrower(answer.id)).toReversed();
}

function textOf({ answer, aspect }: Wanted, persona: PersonaId | undefined): string {
  const { about, says, more, why } = answer;
  const added = persona && answer.adds[persona];
  switch (aspect) {
    case 'says':
      // After a list, the next sentence stands on a line of its own.
      return added ? `${says}${says.includes('\n') ? '\n' : ' '}${added}` : says;
    case 'more':
      return more ?? `That’s about all I know about ${about}: ${says}`;
    case 'why':
      return (
        why ??
        `I know that it’s so, but not why. If it matters to you, ask {support}. Once more, about ${about}: ${says}`
      );
    case 'stuck':
      return `${more ? `${more}\n\n` : ''}I’m sorry it didn’t help. If it still doesn’t, write to {support}: say what you tried, what you saw, and your browser and system. A person will answer.`;
  }
}

function ending(wishes: readonly Wish[], persona: PersonaId, topics: readonly Wanted[], first: boolean): string[] {
  const open = wishes.some((wish) => wish.kind === 'unknown' && wish.question);
  if (open) return ['I don’t know about the other part. Please ask {support}; a person will answer.'];
  const [only] = topics;
  if (!only || topics.length > 1 || only.aspect !== 'says' || only.answer.adds[persona]) return [];
  return closing(persona, only.answer.area, first);
}

function closing(persona: PersonaId, area: Answer['area'], first: boolean): string[] {
  const selling = ['practice', 'reports', 'advice'].includes(area);
  switch (persona) {
    case 'technical_support':
      return area === 'technical' ? ['Tell me whether that helped.'] : [];
    case 'customer_service':
      return first ? ['Is there anything else I can do for you?'] : [];
    case 'sales':
      if (area === 'technical') return ['Our Technical Support chat can go through it with you step by step.'];
      return selling && first ? ['{tryFree}'] : [];
    case 'general':
      return area === 'advice' && first ? ['If you like, ask me about a question you find hard.'] : [];
  }
}

const unknownReply = (near: string | undefined): string =>
  near === undefined
    ? 'I don’t know that. I can tell you about {knows}. For anything else, please write to {support}: a person will answer.'
    : `I don’t know exactly what you mean. Is it about ${answerById(near).about}? Please say it in other words. If I still don’t get it, write to {support}: a person will answer.`;
