import { expect } from 'storybook/test';
import type { RoomActions } from '../types.ts';

interface Room {
  readonly canvas: {
    readonly getByLabelText: (label: string) => HTMLElement;
    readonly getByText: (text: string) => HTMLElement;
    readonly getByRole: (role: string, options: { readonly name: string }) => HTMLElement;
  };
  readonly userEvent: {
    readonly tab: () => Promise<void>;
    readonly keyboard: (keys: string) => Promise<void>;
  };
}

/**
 * A whole answer in a room without a mouse, by Tab from stop to stop: past the way out and the captions, typed and
 * sent, the microphone switched, and out.
 */
export async function throughTheRoom(
  { canvas, userEvent }: Room,
  actions: RoomActions,
  { hint = true, pause = true } = {},
): Promise<void> {
  const next = async (element: HTMLElement) => {
    await userEvent.tab();
    await expect(element).toHaveFocus();
  };
  await next(canvas.getByRole('button', { name: 'Close' }));
  await next(canvas.getByText('Caption settings'));
  await userEvent.keyboard('{Enter}');
  await next(canvas.getByRole('checkbox', { name: 'Show' }));
  await next(canvas.getByRole('checkbox', { name: 'Announce to screen readers' }));
  await next(canvas.getByRole('checkbox', { name: 'Large captions' }));
  await next(canvas.getByRole('list', { name: 'What was said' }));
  if (hint) await next(canvas.getByRole('button', { name: 'Give Me a Hint' }));
  await next(canvas.getByLabelText('Or type your answer'));
  await userEvent.keyboard('I led the migration.{Enter}');
  await expect(actions.onSendAnswer).toHaveBeenCalledWith('I led the migration.');
  await next(canvas.getByRole('button', { name: 'Send' }));
  await next(canvas.getByRole('button', { name: 'Microphone' }));
  await userEvent.keyboard(' ');
  await expect(actions.onToggleMic).toHaveBeenCalled();
  await next(canvas.getByRole('button', { name: 'Choose devices' }));
  if (pause) {
    await next(canvas.getByRole('button', { name: 'Pause' }));
    await userEvent.keyboard('{Enter}');
    await expect(actions.onPause).toHaveBeenCalled();
  }
  await next(canvas.getByRole('button', { name: 'Disconnect' }));
  await userEvent.keyboard('{Enter}');
  await expect(actions.onDisconnect).toHaveBeenCalled();
}
