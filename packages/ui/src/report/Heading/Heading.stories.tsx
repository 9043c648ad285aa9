import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading, HeadingLevel } from './Heading.tsx';

const meta = { component: Heading, args: { children: 'Pace', under: 1 } } satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The report is the page. */
export const OnItsOwnPage: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('heading', { level: 2, name: 'Pace' })).toBeVisible(),
};

/** The report stands in a section of another page. */
export const InsideAnotherPage: Story = {
  decorators: [
    (Shown) => (
      <HeadingLevel value={3}>
        <Shown />
      </HeadingLevel>
    ),
  ],
  play: ({ canvas }) => expect(canvas.getByRole('heading', { level: 4, name: 'Pace' })).toBeVisible(),
};
