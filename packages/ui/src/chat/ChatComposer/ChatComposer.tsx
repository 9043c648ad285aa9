import { useEffect, useId, useRef, type KeyboardEvent, type SubmitEvent } from 'react';
import { Button, SendIcon, VisuallyHidden } from '../../primitives/index.ts';
import { Area, Form } from './ChatComposer.styles.ts';

export interface ChatComposerProps {
  /** What is typed so far. */
  readonly draft: string;
  readonly sending: boolean;
  readonly onDraftChange: (draft: string) => void;
  /** Never reported for a draft that is empty or only white space. */
  readonly onSend: () => void;
}

/** The field for a message. Enter sends, Shift+Enter starts a new line; closed while a message is under way. */
export function ChatComposer({ draft, sending, onDraftChange, onSend }: ChatComposerProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const wasSending = useRef(sending);

  // A disabled field loses the focus; whoever had it there goes on writing, unless they went elsewhere meanwhile.
  useEffect(() => {
    const over = wasSending.current && !sending;
    wasSending.current = sending;
    if (over && document.activeElement === document.body) area.current?.focus();
  }, [sending]);

  const send = () => {
    if (!sending && draft.trim() !== '') onSend();
  };

  return (
    <Form
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        send();
      }}
    >
      <Area
        ref={area}
        rows={1}
        value={draft}
        aria-label="Message"
        placeholder="Type your message..."
        disabled={sending}
        aria-describedby={id}
        onChange={(event) => onDraftChange(event.target.value)}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
      />
      <VisuallyHidden id={id}>Enter sends, Shift+Enter starts a new line</VisuallyHidden>
      <Button type="submit" icon={<SendIcon />} busy={sending}>
        {sending ? 'Sending...' : 'Send'}
      </Button>
    </Form>
  );
}
