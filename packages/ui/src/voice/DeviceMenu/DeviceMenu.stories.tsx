import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { DeviceMenu } from './DeviceMenu.tsx';

const meta = {
  component: DeviceMenu,
  args: {
    onChoose: fn(),
    onChooseEars: fn(),
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

/** The consent can be taken back. */
export const TheBrowserListens: Story = {
  args: { ears: 'browser' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose devices' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'Your browser' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'This service' }));
    await expect(args.onChooseEars).toHaveBeenCalledWith('server');
  },
};

/** The consent can be given later. */
export const TheServiceListens: Story = {
  args: { ears: 'server' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose devices' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Your browser' }));
    await expect(args.onChooseEars).toHaveBeenCalledWith('browser');
  },
};

export const WhoListensShown: Story = {
  args: { ears: 'server' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose devices' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'This service' })).toBeChecked();
  },
};
