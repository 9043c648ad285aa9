import { type Locator, expect } from '@playwright/test';

/** More stops than any page has between two things that somebody wants. */
const most = 80;

/** Presses Tab until an element has the focus, as somebody does who has no mouse; what has the focus has to be on the screen. */
export async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  for (let press = 0; press < most; press++) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await target.page().keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
}

/** Goes to a button or a link by Tab, and presses Enter. */
export async function pressByKey(target: Locator): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press('Enter');
}

/** Goes to a field by Tab, and types into it. */
export async function typeByKey(target: Locator, text: string): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.insertText(text);
}
