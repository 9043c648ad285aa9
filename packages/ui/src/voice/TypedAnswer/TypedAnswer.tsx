import { useId, useState, type KeyboardEvent, type ReactNode, type Ref, type SubmitEvent } from 'react';
import { Button, Hint, Label, Problem, SendIcon, WarningIcon } from '../../primitives/index.ts';
import { Area, Form, Row, Top, Word } from './TypedAnswer.styles.ts';

/** Longest answer that can be typed, in characters. */
export const maxAnswerLength = 5_000;

export interface TypedAnswerProps {
  /** Resolves when the answer has arrived; on rejection the text stays where it is. */
  readonly onSend: (text: string) => Promise<void>;
  /** Something else that helps with the answer. */
  readonly beside?: ReactNode;
  /** The field itself, for who wants to put the focus there. */
  readonly field?: Ref<HTMLTextAreaElement> | undefined;
}

/** An answer typed instead of spoken. Enter sends, Shift+Enter starts a new line. */
export function TypedAnswer({ onSend, beside, field }: TypedAnswerProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [phase, setPhase] = useState<'idle' | 'sending' | 'failed'>('idle');
  const over = text.length - maxAnswerLength;
  const problem =
    over > 0
      ? `An answer can have 5,000 characters; this one has ${over.toLocaleString('en')} too many.`
      : phase === 'failed'
        ? 'Your answer wasn’t sent. It’s still here, so please send it again.'
        : undefined;

  async function send() {
    const sent = text;
    if (phase === 'sending' || sent.trim() === '' || over > 0) return;
    setPhase('sending');
    try {
      await onSend(sent.trim());
      setText((now) => (now === sent ? '' : now));
      setPhase('idle');
    } catch {
      setPhase('failed');
    }
  }

  return (
    <Form
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void send();
      }}
    >
      <Top>
        <Label htmlFor={id}>Or type your answer</Label>
        <Hint id={`${id}-hint`}>Enter sends, Shift+Enter starts a new line</Hint>
        {beside}
      </Top>
      <Row>
        <Area
          id={id}
          ref={field}
          rows={1}
          value={text}
          placeholder="Type here"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-hint ${id}-problem` : `${id}-hint`}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            void send();
          }}
        />
        <Button type="submit" variant="quiet" icon={<SendIcon />} busy={phase === 'sending'} disabled={over > 0}>
          <Word>{phase === 'sending' ? 'Sending...' : 'Send'}</Word>
        </Button>
      </Row>
      {problem && (
        <Problem id={`${id}-problem`} role="alert">
          <WarningIcon />
          {problem}
        </Problem>
      )}
    </Form>
  );
}
