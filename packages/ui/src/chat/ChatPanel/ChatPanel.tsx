import { useId } from 'react';
import { NoticeDialog } from '../../primitives/index.ts';
import { ChatComposer } from '../ChatComposer/index.ts';
import { ChatLog } from '../ChatLog/index.ts';
import { ChatStart } from '../ChatStart/index.ts';
import { personaOf } from '../persona.ts';
import type { ChatMessage } from '../types.ts';
import { Foot, Head, Panel } from './ChatPanel.styles.ts';

export interface ChatPanelProps {
  /** Also says whom the conversation is with: see `personaOf`. */
  readonly conversationId: string;
  /** Oldest first. */
  readonly messages: readonly ChatMessage[];
  /** What is typed so far. */
  readonly draft: string;
  /** A message is under way; the assistant has not answered yet. */
  readonly sending?: boolean;
  /** Why a message could not be sent, until the person has read it. */
  readonly notice?: string | undefined;
  readonly onDraftChange: (draft: string) => void;
  /** Trimmed, and never empty. */
  readonly onSend: (message: string) => void;
  readonly onCloseNotice: () => void;
}

/** A conversation in writing with one of the assistants. */
export function ChatPanel(props: ChatPanelProps) {
  const { conversationId, messages, draft, sending = false, notice, onDraftChange, onSend, onCloseNotice } = props;
  const id = useId();
  const persona = personaOf(conversationId);
  return (
    <Panel aria-labelledby={id}>
      <Head>
        <h1 id={id}>Chat with {persona.name}</h1>
        <p>Conversation {conversationId}</p>
      </Head>
      {messages.length === 0 && !sending ? (
        <ChatStart persona={persona} onSuggestion={onSend} />
      ) : (
        <ChatLog messages={messages} persona={persona.name} typing={sending} />
      )}
      <Foot>
        <ChatComposer
          draft={draft}
          sending={sending}
          onDraftChange={onDraftChange}
          onSend={() => onSend(draft.trim())}
        />
      </Foot>
      <NoticeDialog open={notice !== undefined} message={notice ?? ''} onClose={onCloseNotice} />
    </Panel>
  );
}
