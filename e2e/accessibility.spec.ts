import { axeFinds } from './support/axe.ts';
import { makeRoom } from './support/visitor.ts';
import { expect, test } from './support/fixtures.ts';

const themes = ['light', 'dark'] as const;
/** Pages of somebody who is logged in, and a heading or a sentence that is there once the page is. */
const pages = [
  ['/', 'Practise the interview before it counts'],
  ['/my_account', 'Practice profile'],
  ['/text_chat/customer-service', 'Chat with'],
  ['/job/no-such-key', 'This link no longer works'],
  ['/no-such-page', 'Return to Home'],
] as const;

for (const [name, viewport] of [
  ['a phone', { width: 375, height: 800 }],
  ['a desk', { width: 1280, height: 800 }],
] as const) {
  test(`axe finds nothing on the pages of an account, on ${name}, in both themes`, async ({ candidate, stack }) => {
    const { page } = candidate;
    await page.setViewportSize(viewport);
    const look = async (address: string) => {
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await axeFinds(page), `${address}, ${colorScheme}`).toEqual([]);
      }
    };
    for (const [address, words] of pages) {
      await page.goto(stack.pageUrl + address);
      await expect(page.getByText(words).first()).toBeVisible();
      await look(address);
    }
    await page.goto(stack.pageUrl);
    await makeRoom(page);
    await expect(page.getByRole('button', { name: 'Disconnect' })).toBeVisible();
    await look('/voice_chat/{roomId}');
  });
}
