import { useRef } from 'react';
import { useNewest } from '../../primitives/internal/useNewest.ts';
import { ChatBubble } from '../ChatBubble/index.ts';
import { TypingIndicator } from '../TypingIndicator/index.ts';
import type { ChatMessage } from '../types.ts';
import { Lines, Log } from './ChatLog.styles.ts';

export interface ChatLogProps {
  /** Oldest first; messages are only ever added at the end. */
  readonly messages: readonly ChatMessage[];
  /** Name of the assistant. */
  readonly persona: string;
  /** The assistant has not answered yet. */
  readonly typing?: boolean;
}

/** What was written so far; follows the newest message unless the reader scrolled up. Answers are read out. */
export function ChatLog({ messages, persona, typing = false }: ChatLogProps) {
  const log = useRef<HTMLDivElement>(null);
  const onScroll = useNewest(log, messages.length, typing);
  return (
    <Log ref={log} role="log" tabIndex={0} aria-label="Messages" onScroll={onScroll}>
      <Lines>
        {messages.map(({ role, content }, index) => (
          <li key={index}>
            <ChatBubble role={role} speaker={role === 'user' ? 'You' : persona}>
              {content}
            </ChatBubble>
          </li>
        ))}
      </Lines>
      {typing && <TypingIndicator speaker={persona} />}
    </Log>
  );
}
