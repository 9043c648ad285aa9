import type { Meta, StoryObj } from '@storybook/react-vite';
import { formWidth } from '../testing/Narrow.tsx';
import { Card } from './Card.tsx';

const meta = {
  component: Card,
  args: { children: 'Questions from your field, asked out loud.' },
  decorators: [formWidth],
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Roomy: Story = { args: { padding: 'large' } };
export const ToTheEdge: Story = {
  args: { padding: 'none', children: <Bars7 /> },
};

function Bars7() {
  return <div style={{ blockSize: 96, background: 'var(--ds-color-accentSoft)' }} />;
}
