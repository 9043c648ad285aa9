import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { leadsToItsSection, sampleBrand } from '../../legal/testing.ts';
import { Shell } from '../../shell/index.ts';
import { sampleShell } from '../../shell/testing.ts';
import { DataPolicyScreen } from './DataPolicyScreen.tsx';

const meta = {
  component: DataPolicyScreen,
  tags: ['screen'],
  parameters: { bleed: true },
  args: { brand: sampleBrand },
  render: (args) => (
    <Shell
      {...sampleShell}
      navigation={{ ...sampleShell.navigation, currentPath: '/user-data-policy/', reduced: true }}
    >
      <DataPolicyScreen {...args} />
    </Shell>
  ),
} satisfies Meta<typeof DataPolicyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  tags: ['spec:data-policy'],
  play: ({ canvas }) => expect(canvas.getByText('April 28, 2025')).toBeVisible(),
};

/** The contents lead to a section by keyboard. */
export const ByKeyboard: Story = {
  tags: ['desktop'],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await leadsToItsSection(canvas.getByRole('link', { name: 'Minors' }), userEvent);
  },
};
