import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = { component: VisuallyHidden, args: { children: ' the second question' } } satisfies Meta<
  typeof VisuallyHidden
>;
export default meta;

/** Heard, not seen. */
export const InAName: StoryObj<typeof meta> = {
  render: (args) => (
    <Button variant="quiet">
      <span>
        Repeat
        <VisuallyHidden {...args} />
      </span>
    </Button>
  ),
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Repeat the second question' })).toBeVisible(),
};
