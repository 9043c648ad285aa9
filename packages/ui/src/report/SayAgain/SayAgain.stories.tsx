import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SayAgain } from './SayAgain.tsx';

const onSayAgain = fn();
const again = { onSayAgain, tries: [] };
const made = (level: 'developing' | 'strong' | null, at: number) => ({
  questionId: 'q1',
  level,
  href: `/report/try-${at}`,
});

const meta = {
  component: SayAgain,
  args: { questionId: 'q1', question: 'Tell me about a hard shift.', again },
  beforeEach: () => void onSayAgain.mockClear(),
} satisfies Meta<typeof SayAgain>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It was not tried again yet; one press opens it. */
export const NotYet: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Try This Question Again/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onSayAgain).toHaveBeenCalledWith('q1');
  },
};
/** The room is being made. */
export const Opening: Story = {
  args: { again: { ...again, busy: 'q1' } },
  play: ({ canvas }) => expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true'),
};
/** It was tried twice. */
export const TriedBefore: Story = {
  args: { again: { ...again, tries: [made('strong', 1), made('developing', 2)] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You’ve said it again 2 times. Your best: Strong/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Compare your last try' })).toHaveAttribute('href', '/report/try-2');
  },
};
/** No try could be assessed. */
export const TriedUnassessed: Story = {
  args: { again: { ...again, tries: [made(null, 1)] } },
  play: ({ canvas }) => expect(canvas.getByText(/You’ve said it again 1 time\./)).toBeVisible(),
};
/** No room could be made. */
export const Failed: Story = {
  args: {
    again: { ...again, failed: { questionId: 'q1', message: 'We couldn’t open this question. Please try again.' } },
  },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('We couldn’t open this question.'),
};
