import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { devices, speakers } from '../testing/samples.ts';
import { DeviceMenu } from './DeviceMenu.tsx';

const meta = {
  component: DeviceMenu,
  args: { onChoose: fn(), devices },
} satisfies Meta<typeof DeviceMenu>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

const open = async ({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Choose devices' }));
  return screen.findByRole('menu');
};

export const Closed: Story = {};

export const Open: Story = {
  tags: ['dark', 'spec:voice-device-menu', 'spec:device-menu-limits'],
  play: async (context) => {
    const menu = await open(context);
    await expect(screen.getByRole('menuitemradio', { name: 'Front camera' })).toBeVisible();
    await expect(getComputedStyle(menu).padding).toBe('5px');
    const button = context.canvas.getByRole('button', { name: 'Choose devices' }).getBoundingClientRect();
    await waitFor(() => expect(Math.round(menu.getBoundingClientRect().top - button.bottom)).toBe(6));
  },
};

/** Where the browser lets a page choose the speaker. */
export const WithSpeakers: Story = {
  args: { devices: { ...devices, audioOutputs: speakers, audioOutputId: 'default' } },
  play: async (context) => {
    await open(context);
    await expect(screen.getByRole('menuitemradio', { name: 'Built-in speakers' })).toBeChecked();
  },
};

export const ChoosesASpeaker: Story = {
  args: { devices: { ...devices, audioOutputs: [{ id: 'room', label: 'Meeting room' }] } },
  play: async (context) => {
    await open(context);
    await context.userEvent.click(screen.getByRole('menuitemradio', { name: 'Meeting room' }));
    await expect(context.args.onChoose).toHaveBeenCalledWith('audiooutput', 'room');
  },
};

export const ChoosesAMicrophone: Story = {
  play: async (context) => {
    await open(context);
    await context.userEvent.click(screen.getByRole('menuitemradio', { name: 'Headset' }));
    await expect(context.args.onChoose).toHaveBeenCalledWith('audioinput', 'headset');
  },
};

/** Arrow keys move, Enter chooses, and the focus returns to the button. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Choose devices' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Built-in microphone' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('audioinput', 'headset');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Typing the first letters goes to the device of that name. */
export const Typeahead: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Choose devices' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Built-in microphone' })).toHaveFocus());
    await userEvent.keyboard('fro');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Front camera' })).toHaveFocus());
  },
};

export const NothingFound: Story = {
  args: { devices: { audioInputs: [], videoInputs: [] } },
  play: async (context) => {
    await open(context);
    await expect(screen.getByText('No microphone found')).toBeVisible();
  },
};
