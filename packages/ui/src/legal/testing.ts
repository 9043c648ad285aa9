import { expect, fn } from 'storybook/test';
import { tabTo } from '../shell/testing.ts';
import type { LegalBrand } from './types.ts';

/** Who operates the product in stories. */
export const sampleBrand: LegalBrand = { name: 'Viva', supportEmail: 'support@viva.example' };

/** The keyboard of a story. */
type Keyboard = Parameters<typeof tabTo>[0] & { keyboard: (keys: string) => Promise<void> };

/** Presses an entry of the contents by keyboard: it names a section that is there. The page itself stays. */
export async function leadsToItsSection(entry: HTMLElement, userEvent: Keyboard): Promise<void> {
  const pressed = fn((event: Event) => event.preventDefault());
  entry.addEventListener('click', pressed, { once: true });
  await tabTo(userEvent, entry);
  await userEvent.keyboard('{Enter}');
  await expect(pressed).toHaveBeenCalledOnce();
  await expect(document.getElementById(entry.getAttribute('href')?.slice(1) ?? '')).toBeVisible();
}
