import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EmployerSection } from './EmployerSection.tsx';

const meta = { component: EmployerSection, parameters: { bleed: true } } satisfies Meta<typeof EmployerSection>;
export default meta;

export const LeadsToTheJobPost: StoryObj<typeof meta> = {
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Post a Job' })).toHaveAttribute('href', '/job_post'),
};
