import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TableOfContents } from './TableOfContents.tsx';

const meta = {
  component: TableOfContents,
  args: {
    sections: [
      { id: 'about', title: 'About these terms' },
      { id: 'who', title: 'Who may use the service' },
      { id: 'contact', title: 'Contact page' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TableOfContents>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BesideTheText: Story = {
  tags: ['desktop'],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Contact page' })).toHaveAttribute('href', '#contact'),
};

export const Folded: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const Unfolded: Story = {
  ...Folded,
  play: async ({ canvas, userEvent }) => {
    // The first word of a folded list is its own heading; the other navigation is not shown at this width.
    const headings = canvas.getAllByText('Contents').filter((it) => it.tagName === 'SUMMARY');
    if (headings[0]) await userEvent.click(headings[0]);
    await expect(canvas.getByRole('link', { name: 'Contact page' })).toBeVisible();
  },
};
