import type { BrowserContext } from '@playwright/test';

/** Nothing moves by itself in the pages of this context, so that a picture is the same at every time. */
export function holdStill(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const still = new CSSStyleSheet();
    still.replaceSync(
      '*, ::before, ::after { caret-color: transparent !important; animation: none !important; transition: none !important; }',
    );
    document.adoptedStyleSheets.push(still);
    // What happens each second happens before each picture instead.
    const usual = window.setInterval.bind(window);
    const ticks = new Map<number, () => void>();
    Reflect.set(window, 'setInterval', (tick: () => void, ms: number, ...args: unknown[]) => {
      const id = usual(ms === 1000 ? () => undefined : tick, ms, ...args);
      if (ms === 1000) ticks.set(id, tick);
      return id;
    });
    const clear = window.clearInterval.bind(window);
    Reflect.set(window, 'clearInterval', (id?: number) => {
      if (id !== undefined) ticks.delete(id);
      clear(id);
    });
    addEventListener('a-second-has-passed', () => ticks.forEach((tick) => tick()));
    // The browser's own bubble at a field that must be filled fades in, and goes by itself; the field is reached all the same.
    let reached = false;
    const reach = (event: Event) => {
      event.preventDefault();
      if (!reached && event.target instanceof HTMLElement) event.target.focus();
      reached = true;
      setTimeout(() => (reached = false));
    };
    addEventListener('invalid', reach, true);
    // Storybook waits a tenth of a second after each story for animations that may begin; here none does.
    Reflect.deleteProperty(Document.prototype, 'getAnimations');
  });
}
