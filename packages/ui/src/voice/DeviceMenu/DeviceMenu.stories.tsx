import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { DeviceMenu } from './DeviceMenu.tsx';

const meta = {
  component: DeviceMenu,
  args: {
    onChoose: fn(),
    devices: {
      audioInputs: [
        { id: 'default', label: 'Built-in microphone' },
        { id: 'headset', label: 'Headset' },
      ],
      videoInputs: [{ id: 'front', label: 'Front camera' }],
      audioInputId: 'default',
    },
  },
} satisfies Meta<typeof DeviceMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ChoosesAMicrophone: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose devices' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Headset' }));
    await expect(args.onChoose).toHaveBeenCalledWith('audioinput', 'headset');
  },
};

export const NothingFound: Story = {
  args: { devices: { audioInputs: [], videoInputs: [] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose devices' }));
    await expect(await screen.findByText('No microphone found')).toBeVisible();
  },
};
