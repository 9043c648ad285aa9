import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { leadsToItsSection, sampleBrand } from '../../legal/testing.ts';
import { Shell } from '../../shell/index.ts';
import { sampleShell } from '../../shell/testing.ts';
import { TermsOfUseScreen } from './TermsOfUseScreen.tsx';

const meta = {
  component: TermsOfUseScreen,
  tags: ['screen'],
  parameters: { bleed: true },
  args: { brand: sampleBrand },
  render: (args) => (
    <Shell {...sampleShell} navigation={{ ...sampleShell.navigation, currentPath: '/terms-of-use/', reduced: true }}>
      <TermsOfUseScreen {...args} />
    </Shell>
  ),
} satisfies Meta<typeof TermsOfUseScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  tags: ['spec:terms-of-use'],
  play: ({ canvas }) => expect(canvas.getByText('April 27, 2025')).toBeVisible(),
};

/** The contents lead to a section by keyboard. */
export const ByKeyboard: Story = {
  tags: ['desktop'],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await leadsToItsSection(canvas.getByRole('link', { name: 'Who may use the service' }), userEvent);
  },
};
