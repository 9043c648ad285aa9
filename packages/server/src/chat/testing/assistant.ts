import { modelFolders, openEncoder, openUnderstanding } from '@viva/understanding';
import { openMessageReader } from '../assistant/readMessage.ts';
import type { ReadMessage } from '../assistant/reading.ts';
import { composeReply } from '../assistant/reply.ts';
import type { ProductFacts } from '../facts.ts';
import { type PersonaId, personas } from '../persona.ts';
import { testFacts } from './facts.ts';

/** The reader of messages with the best encoder in these folders. */
const openReader = async (folders: readonly string[]) =>
  openMessageReader(await openEncoder(folders), await openUnderstanding(folders));

let learned: Promise<ReadMessage> | undefined;
let letters: Promise<ReadMessage> | undefined;

/** Reads with the learned encoder, or with what stands in for it; opened once for all tests. */
export const readers = {
  learned: () => (learned ??= openReader(modelFolders())),
  letters: () => (letters ??= openReader([])),
} as const;

/** Holds a conversation in one persona; gives the last answer. */
export async function talk(persona: PersonaId, messages: readonly string[], facts: ProductFacts = testFacts) {
  const read = await readers.learned();
  const { wishes } = await read({ earlier: messages.slice(0, -1), message: messages.at(-1) ?? '' });
  return composeReply(wishes, personas[persona], facts, messages.length === 1);
}
