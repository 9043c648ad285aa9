import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/open.ts';
import type { Model } from '../model/client.ts';
import { ModelFailure } from '../model/failure.ts';
import { systemPrompt } from '../model/prompts/supportChat.ts';
import type { MessageReading, ReadMessage } from './assistant/reading.ts';
import { composeReply } from './assistant/reply.ts';
import type { ProductFacts } from './facts.ts';
import { createTurns } from './inTurn.ts';
import { type ConversationKey, type Said, addExchange, lastMessages } from './messages.ts';
import { checkReply } from './model/checkReply.ts';
import { type Persona, personaOf } from './persona.ts';

/** Text chats: who says what, in order, kept. */
export interface Chat {
  /** Answers a message and keeps both. The answer always comes: from the model, or else from the built-in assistant. */
  readonly say: (key: ConversationKey, message: string) => Promise<string>;
}

/** What a chat stands on; without a model the built-in assistant answers alone. */
export interface ChatParts {
  readonly db: Db;
  readonly facts: ProductFacts;
  readonly read: ReadMessage;
  readonly model: Model | undefined;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Longest wait for a model's reply, in milliseconds, counted from the request, however many wait before it. */
  readonly patienceMs: number;
}

/** The newest messages that an answer may lean on, and the most characters of them. */
const windowMessages = 20;
const windowCharacters = 12_000;

/** Opens the chats. */
export function createChat(parts: ChatParts): Chat {
  const inTurn = createTurns();
  return {
    say(key, message) {
      const signal = AbortSignal.timeout(parts.patienceMs);
      // A second message waits for the answer to the first, so that it can lean on it.
      return inTurn(JSON.stringify([key.ownerUid, key.conversationId]), async () => {
        const persona = personaOf(key.conversationId);
        const earlier = await lastMessages(parts.db, key, windowMessages);
        const reading = await parts.read({ earlier: saidByUser(earlier), message });
        const answer =
          (await fromModel(parts, { persona, earlier, message, reading }, signal)) ??
          composeReply(reading.wishes, persona, parts.facts, earlier.length === 0);
        await addExchange(parts.db, key, message, answer);
        return answer;
      });
    },
  };
}

const saidByUser = (earlier: readonly Said[]) =>
  earlier.filter(({ role }) => role === 'user').map((said) => said.content);

const wantsHelp = ({ wishes }: MessageReading) => wishes.some((wish) => wish.kind === 'answer' && wish.id === 'danger');

/** A message, whom it's for, and what was understood of it. */
interface Asked {
  readonly persona: Persona;
  readonly earlier: readonly Said[];
  readonly message: string;
  readonly reading: MessageReading;
}

async function fromModel(
  { model, facts, log }: ChatParts,
  { persona, earlier, message, reading }: Asked,
  signal: AbortSignal,
): Promise<string | undefined> {
  // What is said when a life is in danger is left to no model.
  if (!model || signal.aborted || wantsHelp(reading)) return undefined;
  const prompt = systemPrompt(persona, facts, reading.relevant);
  try {
    const text = await model.talk(prompt, recent([...earlier, { role: 'user', content: message }]), signal);
    return checkReply(text, facts, prompt);
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    log.warn({ reason: error.reason, status: error.status }, 'the chat model failed; the built-in assistant answers');
    return undefined;
  }
}

/** The newest messages that fit, beginning with the person's; the last one always does. */
function recent(messages: readonly Said[]): Said[] {
  let room = windowCharacters;
  const fitting = messages.toReversed().findIndex(({ content }, at) => (room -= content.length) < 0 && at > 0);
  const taken = fitting < 0 ? [...messages] : messages.slice(messages.length - fitting);
  return taken[0]?.role === 'assistant' ? taken.slice(1) : taken;
}
