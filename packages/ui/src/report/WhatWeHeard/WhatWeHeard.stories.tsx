import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { hardToHearReport, sampleReport, typedReport } from '../sample/index.ts';
import type { CorrectionView } from '../types.ts';
import { WhatWeHeard, type WhatWeHeardProps } from './WhatWeHeard.tsx';

const lines = sampleReport.transcript.filter(({ turn }) => turn === 5 || turn === 7);
const hard = hardToHearReport.transcript.filter(({ turn }) => turn === 9);
const onCorrect = fn();
const open: CorrectionView = {
  turns: [
    { turn: 5, words: 28, hardToHear: false },
    { turn: 7, words: 15, hardToHear: false },
  ],
  untilText: 'March 10, 2026',
  forEmployer: false,
  onCorrect,
};
const hardOpen: CorrectionView = { ...open, turns: [{ turn: 9, words: 37, hardToHear: true }] };
const at = (step: NonNullable<CorrectionView['last']>['step'], error?: string): CorrectionView => ({
  ...open,
  last: { turn: 5, step, error },
});

const meta = { component: WhatWeHeard, args: { lines, correction: open } } satisfies Meta<typeof WhatWeHeard>;
export default meta;
type Story = StoryObj<typeof meta>;

const edit: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  const [first] = canvas.getAllByRole('button', { name: 'Correct What We Heard' });
  if (first) await userEvent.click(first);
};

export const ToBeCorrected: Story = {
  play: ({ canvas }) => expect(canvas.getByText(/You can correct it until March 10, 2026/)).toBeVisible(),
};
/** An employer sees both, and the candidate is told so. */
export const ForAnEmployer: Story = {
  args: { correction: { ...open, forEmployer: true } },
  play: ({ canvas }) => expect(canvas.getByText(/the employer sees both/)).toBeVisible(),
};
/** The form begins with what was heard, and sends nothing that changes nothing. */
export const BeingCorrected: Story = {
  tags: ['dark'],
  play: async (context) => {
    await edit(context);
    const area = context.canvas.getByRole('textbox', { name: 'What you said' });
    await waitFor(() => expect(area).toHaveFocus());
    await expect(area).toHaveValue(lines[0]?.text);
    await expect(context.canvas.getByRole('button', { name: 'Save and Assess Again' })).toBeDisabled();
  },
};
/** The keyboard alone opens it, corrects, and saves. */
export const ByKeyboard: Story = {
  tags: ['desktop'],
  play: async ({ canvas, userEvent }) => {
    onCorrect.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const area = canvas.getByRole('textbox', { name: 'What you said' });
    await waitFor(() => expect(area).toHaveFocus());
    await userEvent.keyboard(' And so on.');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onCorrect).toHaveBeenCalledWith(5, `${lines[0]?.text} And so on.`);
  },
};
/** Escape leaves everything as it was. */
export const LeftByKeyboard: Story = {
  tags: ['desktop'],
  play: async (context) => {
    await edit(context);
    await context.userEvent.keyboard('{Escape}');
    await expect(context.canvas.queryByRole('textbox')).toBeNull();
  },
};
/** It was hard to hear, and heard right: saying so has it assessed. */
export const HardToHear: Story = {
  args: { lines: hard, correction: hardOpen },
  play: async (context) => {
    onCorrect.mockClear();
    await edit(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'That’s What I Said' }));
    await expect(onCorrect).toHaveBeenCalledWith(9, hard[0]?.text);
  },
};
/** The correction is sent when its button is pressed; then what becomes of it is shown. */
function Sending(props: WhatWeHeardProps) {
  const [correction, setCorrection] = useState(open);
  const steps = () => setCorrection(at(correction.last?.step === 'sending' ? 'assessing' : 'sending'));
  return (
    <>
      <WhatWeHeard {...props} correction={{ ...correction, onCorrect: steps }} />
      <button type="button" onClick={steps}>
        Go on
      </button>
    </>
  );
}
/** Once it is taken the form closes, and the focus is where it says what becomes of it. */
export const Taken: Story = {
  render: (args) => <Sending {...args} />,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await edit(context);
    await userEvent.type(canvas.getByRole('textbox'), ' Yes.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save and Assess Again' }));
    await expect(canvas.getByRole('button', { name: 'Save and Assess Again' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
    const status = await canvas.findByText(/Assessing your answers again/);
    await waitFor(() => expect(status).toHaveFocus());
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
export const AssessingAgain: Story = {
  args: { correction: at('assessing') },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};
export const AssessedAgain: Story = {
  args: {
    correction: at('assessed'),
    lines: lines.map((line) => (line.turn === 5 ? { ...line, heard: line.text.replace('nurses', 'purses') } : line)),
  },
  play: ({ canvas }) => expect(canvas.getByText(/Corrected by you; heard: “.*two purses/)).toBeVisible(),
};
/** The text stays in the field, with the reason. */
export const Refused: Story = {
  args: {
    correction: at(
      'refused',
      'That changes more than we could have misheard. Fix only the words we got wrong, up to 28 of them.',
    ),
  },
  play: async (context) => {
    await edit(context);
    await expect(context.canvas.getByText(/more than we could have misheard/)).toBeVisible();
  },
};
export const CouldNotBeAssessed: Story = {
  tags: ['dark'],
  args: { correction: at('failed') },
  play: ({ canvas }) => expect(canvas.getByText(/Your correction is saved/)).toBeVisible(),
};
/** The time for it is over. */
export const NoLonger: Story = {
  args: { correction: { ...open, turns: [] } },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};
/** Behind a shared link it can only be read. */
export const ToRead: Story = { args: { correction: undefined } };
export const Typed: Story = {
  args: { lines: typedReport.transcript.filter(({ turn }) => turn === 5) },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Correct What You Typed' })).toBeVisible(),
};
