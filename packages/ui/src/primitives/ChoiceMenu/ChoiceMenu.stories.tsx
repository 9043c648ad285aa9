import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { longName } from '../testing/words.ts';
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
  tags: ['dark'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Devices' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'Headset' })).toBeVisible();
  },
};

/** 6 px from its button, 5 px around its items. */
export const Measures: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Devices' });
    await userEvent.click(button);
    const menu = await screen.findByRole('menu');
    const gap = () => Math.round(menu.getBoundingClientRect().top - button.getBoundingClientRect().bottom);
    await waitFor(() => expect([gap(), getComputedStyle(menu).padding]).toEqual([6, '5px']));
  },
};

export const Chosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Devices' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Headset' }));
    await expect(args.onChoose).toHaveBeenCalledWith('audioinput', 'b');
  },
};

/** Typing the first letters of an option goes to it. */
export const ChosenByTyping: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menu')).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('he');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Headset' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('audioinput', 'b');
  },
};

/** The keyboard goes back to the button. */
export const ClosedByEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Devices' })).toHaveFocus();
  },
};

export const LongNames: Story = {
  args: {
    groups: [
      {
        id: 'audioinput',
        label: 'Microphone',
        none: '',
        chosen: 'a',
        options: [
          { id: 'a', label: longName },
          { id: 'b', label: 'Headset' },
        ],
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Devices' }));
    await expect(await screen.findByRole('menuitemradio', { name: longName })).toBeVisible();
  },
};
