/** Which part of an answer is wanted: the answer, more of it, its reason, or a way on when it didn't help. */
export type Aspect = 'says' | 'more' | 'why' | 'stuck';

/** What one part of a message wants. */
export type Wish =
  | { readonly kind: 'answer'; readonly id: string; readonly aspect: Aspect }
  /** Nothing that's known; `near` is the answer that it may be about. */
  | { readonly kind: 'unknown'; readonly question: boolean; readonly near?: string };

/** What was understood of a message. */
export interface MessageReading {
  readonly wishes: readonly Wish[];
  /** Answers that bear on it, for a model to answer from. */
  readonly relevant: readonly string[];
}

/** A message, and what the person wrote before it, oldest first. */
export interface ChatMessage {
  readonly earlier: readonly string[];
  readonly message: string;
}

/** Reads a message in the light of what was written before. */
export type ReadMessage = (input: ChatMessage) => Promise<MessageReading>;
