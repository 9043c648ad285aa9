/** One message of a text chat. */
export interface ChatMessage {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}
