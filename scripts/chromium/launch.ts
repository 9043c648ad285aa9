import { findChromium } from '../setup/chromium.mjs';

/** Quiet, without a screen, and with a microphone that is allowed and needs no device: in every check. */
const everywhere = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

/** The same pixels on every machine, for pictures; edges painted anew in part would be softened in another way. */
export const samePixels = [
  '--disable-partial-raster',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-device-scale-factor=1',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

/** Sound without a press, for interviews. */
export const soundAtOnce = ['--autoplay-policy=no-user-gesture-required'];

/** How Playwright launches the machine's Chromium; `special` are the flags that one use needs beyond the common ones. */
export function chromiumLaunch(special: readonly string[]): { executablePath?: string; args: string[] } {
  const executablePath = findChromium();
  return { ...(executablePath && { executablePath }), args: [...everywhere, ...special] };
}
