import type { Page } from '@playwright/test';

/** Makes the page's browser one in which the sound was checked before, so that candidates join their rooms at once. */
export const rememberSoundCheck = (page: Page): Promise<unknown> =>
  page.addInitScript({ content: "try { localStorage.setItem('viva.soundChecked', 'yes') } catch {}" });
