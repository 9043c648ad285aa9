import { type Browser, chromium } from '@playwright/test';
import { chromiumLaunch, soundAtOnce } from '../../scripts/chromium/launch.ts';

/** Chromium as the journeys run it: no window, microphone allowed, sound without a click. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch(chromiumLaunch(soundAtOnce));
}
