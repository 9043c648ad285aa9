import type { ReactNode } from 'react';
import { Bubble, Who } from './ChatBubble.styles.ts';

export interface ChatBubbleProps {
  readonly role: 'user' | 'assistant';
  /** Name of whoever says it. */
  readonly speaker: string;
  readonly children: ReactNode;
}

/** What one side says: the person's own at the right, the assistant's at the left. Line breaks are kept. */
export function ChatBubble({ role, speaker, children }: ChatBubbleProps) {
  return (
    <Bubble data-role={role}>
      <Who>{speaker}</Who>
      <div>{children}</div>
    </Bubble>
  );
}
