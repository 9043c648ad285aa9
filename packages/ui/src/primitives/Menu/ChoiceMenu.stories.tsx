import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { ChoiceMenu } from './ChoiceMenu.tsx';

const meta = {
  component: ChoiceMenu,
  args: {
    trigger: <Button variant="quiet">Devices</Button>,
    onChoose: fn(),
    groups: [
      {
        id: 'audioinput',
        label: 'Microphone',
        none: 'No microphone found',
        chosen: 'a',
        options: [
          { id: 'a', label: 'Built-in microphone' },
          { id: 'b', label: 'Headset' },
        ],
      },
      { id: 'videoinput', label: 'Camera', none: 'No camera found', options: [] },
    ],
  },
} satisfies Meta<typeof ChoiceMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Devices' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'Headset' })).toBeVisible();
  },
};

export const Chosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Devices' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Headset' }));
    await expect(args.onChoose).toHaveBeenCalledWith('audioinput', 'b');
  },
};
