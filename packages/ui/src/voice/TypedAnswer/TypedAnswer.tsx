import { useId, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { Button, Hint, Label, Problem, SendIcon, WarningIcon } from '../../primitives/index.ts';
import { Area, Form, Row, Top } from './TypedAnswer.styles.ts';

/** Longest answer that can be typed, in characters. */
export const maxAnswerLength = 5_000;

export interface TypedAnswerProps {
  /** Resolves when the answer has arrived; on rejection the text stays where it is. */
  readonly onSend: (text: string) => Promise<void>;
}

/** An answer typed instead of spoken. Enter sends, Shift+Enter begins a new line. */
export function TypedAnswer({ onSend }: TypedAnswerProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [phase, setPhase] = useState<'idle' | 'sending' | 'failed'>('idle');
  const over = text.length - maxAnswerLength;
  const problem =
    over > 0
      ? `An answer can have 5,000 characters; this one has ${over.toLocaleString('en')} too many.`
      : phase === 'failed'
        ? 'Your answer was not sent. It is still here: please send it again.'
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
        <Hint id={`${id}-hint`}>Enter sends, Shift+Enter begins a new line</Hint>
      </Top>
      <Row>
        <Area
          id={id}
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
          {phase === 'sending' ? 'Sending...' : 'Send'}
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
