import type { Meta, StoryObj } from '@storybook/react-vite';
import { OwnWords } from './OwnWords.tsx';

const meta = {
  component: OwnWords,
  args: { note: 'The line broke in my second answer.\nI had told the doctor before the numbers fell.' },
} satisfies Meta<typeof OwnWords>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithTheEvidence: Story = { tags: ['dark'] };
export const BesideOthers: Story = { args: { brief: true } };
