import { useState, type ReactNode } from 'react';
import { expect } from 'storybook/test';

/** What a form is told once it was sent. */
export interface Answer {
  readonly busy?: boolean | undefined;
  readonly error?: string | undefined;
}

export interface AnsweredProps<Typed> {
  readonly answer: Answer;
  /** For pages where nobody types: the answer is there from the beginning. */
  readonly atOnce: boolean;
  readonly onSubmit: (typed: Typed) => void;
  readonly children: (answer: Answer, onSubmit: (typed: Typed) => void) => ReactNode;
}

/** Answers a form as the service does: after it was sent. */
export function Answered<Typed>({ answer, atOnce, onSubmit, children }: AnsweredProps<Typed>) {
  const [sent, setSent] = useState(atOnce);
  const send = (typed: Typed) => {
    setSent(true);
    onSubmit(typed);
  };
  return children(sent ? answer : {}, send);
}

interface Stage {
  readonly canvas: {
    readonly getByLabelText: (label: string) => HTMLElement;
    readonly getByRole: (role: string) => HTMLElement;
  };
  readonly userEvent: {
    readonly type: (element: HTMLElement, text: string) => Promise<void>;
    readonly keyboard: (keys: string) => Promise<void>;
  };
}

/** Fills in a form and sends it; what was typed must still be there beside the answer. */
export async function send({ canvas, userEvent }: Stage, typed: Readonly<Record<string, string>>, error?: string) {
  for (const [label, text] of Object.entries(typed)) await userEvent.type(canvas.getByLabelText(label), text);
  await userEvent.keyboard('{Enter}');
  for (const [label, text] of Object.entries(typed)) await expect(canvas.getByLabelText(label)).toHaveValue(text);
  if (error !== undefined) await expect(canvas.getByRole('alert')).toHaveTextContent(error);
}
