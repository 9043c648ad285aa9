import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PersonaChoice } from './PersonaChoice.tsx';

const meta = {
  component: PersonaChoice,
  args: { name: 'persona', defaultValue: 'neutral' },
} satisfies Meta<typeof PersonaChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Friendly: Story = { args: { defaultValue: 'friendly' } };

export const Neutral: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole('radio', { name: 'Neutral' })).toHaveAccessibleDescription(/to the point/),
};

export const Demanding: Story = { args: { defaultValue: 'demanding' } };

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Demanding' })).toBeChecked();
  },
};
