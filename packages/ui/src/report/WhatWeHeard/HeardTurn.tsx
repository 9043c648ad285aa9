import { useEffect, useRef, useState } from 'react';
import { Bars, Button, HeardNote } from '../../primitives/index.ts';
import type { CorrectionStep, CorrectionView, ReportLine } from '../types.ts';
import { CorrectionForm } from './CorrectionForm.tsx';
import { Status, Turn, Words } from './WhatWeHeard.styles.ts';

const said: Readonly<Record<CorrectionStep, string | undefined>> = {
  sending: undefined,
  refused: undefined,
  assessing: 'Assessing your answers again. It takes a few seconds.',
  assessed: 'Your answers were assessed again with your correction.',
  failed: 'Your correction is saved, but we couldn’t assess your answers again. Your levels are the same as before.',
};

interface HeardTurnProps {
  readonly line: ReportLine;
  readonly correction: CorrectionView | undefined;
}

/** One turn of an answer. Its form stays open until a correction is taken. */
export function HeardTurn({ line, correction }: HeardTurnProps) {
  const { turn, text, heard, typed } = line;
  const [editing, setEditing] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const limits = correction?.turns.find((one) => one.turn === turn);
  const last = correction?.last?.turn === turn ? correction.last : undefined;
  const step = last?.step;
  const taken = step === 'assessing' || step === 'assessed';

  // What was sent is taken: the form closes, and the focus goes to what becomes of it.
  const before = useRef(step);
  useEffect(() => {
    if (before.current === 'sending' && taken) {
      setEditing(false);
      status.current?.focus();
    }
    before.current = step;
  }, [step, taken]);

  const busy = correction?.last?.step === 'sending' || correction?.last?.step === 'assessing';
  const message = step && said[step];
  return (
    <Turn>
      {editing && limits && correction ? (
        <CorrectionForm
          text={text}
          heard={heard ?? text}
          limits={limits}
          sending={step === 'sending'}
          error={step === 'refused' ? last?.error : undefined}
          onCancel={() => setEditing(false)}
          onSave={(corrected) => correction.onCorrect(turn, corrected)}
        />
      ) : (
        <>
          <Words>{text}</Words>
          {heard != null && <HeardNote heard={heard} text={text} reader="candidate" />}
          {limits && !busy && (
            <Button variant="link" onClick={() => setEditing(true)}>
              {typed ? 'Correct What You Typed' : 'Correct What We Heard'}
            </Button>
          )}
        </>
      )}
      {correction && (
        <Status ref={status} role="status" tabIndex={-1}>
          {step === 'assessing' && <Bars moving />}
          {message}
        </Status>
      )}
    </Turn>
  );
}
