import { history, subscription } from '@viva/api-client/mocks';
import { expect, waitFor } from 'storybook/test';

/** What the landing page asks for a signed-in person, who finds no home of their own above it. */
export const noHome = [...history.empty, ...subscription.trial];

/** Waits until the landing page knows that there is no home, and no longer holds its place. */
export async function untilNoHome(): Promise<void> {
  await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-home'));
}
