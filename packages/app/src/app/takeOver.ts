let over = false;

/**
 * Says, once, that this script runs the page from now on: `early.js` presses again what was pressed before. To be called in
 * an effect, since what is pressed has to be there.
 */
export function takeOver(): void {
  if (over) return;
  over = true;
  // After the effects of the whole page, of which this is one.
  setTimeout(() => document.dispatchEvent(new Event('viva:takeover')), 0);
}
