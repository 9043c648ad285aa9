import { readFileSync } from 'node:fs';
import type { ReadMessage } from '../assistant/reading.ts';
import { answerById, isTopic } from '../knowledge/answers.ts';

/** A message, after those before it, and what it should be answered with. */
export interface Labeled {
  readonly said: readonly string[];
  /** Each of these is wanted, in one of its forms; none when there's no answer to it. */
  readonly wanted: readonly (readonly string[])[];
}

/**
 * Reads `messages.tsv`, which the examples and thresholds were made with, or `heldout.tsv`, by another hand. A line is a message,
 * a tab, and ids: `+` between answers that are all wanted, `|` between those that will do, `unknown` for none. `||` stands
 * between the messages of a conversation.
 */
export const labeled = (name: 'messages' | 'heldout'): Labeled[] =>
  readFileSync(new URL(`${name}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [text = '', ids = ''] = line.split('\t');
      const wanted = ids === 'unknown' ? [] : ids.split('+').map((forms) => forms.split('|'));
      return { said: text.split(' || '), wanted };
    });

const needsAnswer = (id: string) => isTopic(answerById(id)) || id === 'danger' || id === 'distress';

/** How many messages get the answers that they want, of those that have some, and how many others get none. */
export async function measured(read: ReadMessage, messages: readonly Labeled[]) {
  const missed: string[] = [];
  const invented: string[] = [];
  for (const { said, wanted } of messages) {
    const { wishes } = await read({ earlier: said.slice(0, -1), message: said.at(-1) ?? '' });
    const ids = wishes.flatMap((wish) => (wish.kind === 'answer' ? [wish.id] : []));
    const has = (id: string) => ids.some((given) => given === id || given.startsWith(`${id}/`));
    const line = `${said.join(' || ')} => ${ids.join()}`;
    if (wanted.length === 0 && ids.some(needsAnswer)) invented.push(line);
    if (!wanted.every((forms) => forms.some(has))) missed.push(line);
  }
  const known = messages.filter(({ wanted }) => wanted.length > 0).length;
  const share = (wrong: readonly string[], all: number) => 1 - wrong.length / all;
  return {
    answered: share(missed, known),
    leftAlone: share(invented, messages.length - known),
    missed,
    invented,
  };
}
