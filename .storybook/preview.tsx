import '@viva/ui/fonts';
import { GlobalStyles } from '@viva/ui';
import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import { StrictMode, useLayoutEffect, type ReactNode } from 'react';
import { printedErrors, watchConsole } from './consoleErrors.ts';
import { Docs } from './Docs.tsx';
import { beginStory, startWorker, unhandled } from './msw.ts';

/** In a frame of a docs page a story has that page's theme. */
const themeOfTheDocs = () => window.frameElement?.ownerDocument.documentElement.dataset['theme'];

function Themed({ theme, padding, children }: { theme: string; padding: number; children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = themeOfTheDocs() ?? theme;
  }, [theme]);
  return (
    <>
      <GlobalStyles />
      <div style={{ padding }}>{children}</div>
    </>
  );
}

// A route's code may come late on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [mswLoader(startWorker)],
  initialGlobals: { theme: 'light' },
  globalTypes: {
    theme: { description: 'Theme', toolbar: { title: 'Theme', items: ['light', 'dark'], dynamicTitle: true } },
  },
  parameters: {
    a11y: {
      test: 'error',
      // The pages inside (e-mails) have no axe that could answer: each would be waited for half a second. The tests look
      // into them (framesInside.ts).
      // Style sheets are fetched once more for one rule only, about screens that are turned; no style here asks for that.
      // Only the tests do without the rules that were passed or need a look: the panel lists them.
      options: {
        iframes: false,
        preload: false,
        ...(import.meta.env['VITEST_STORYBOOK'] !== undefined ? { resultTypes: ['violations'] } : {}),
      },
      // A menu's focus guards are focusable on purpose: they hand the focus on at once.
      config: {
        rules: [{ id: 'aria-hidden-focus', selector: '[aria-hidden="true"]:not([data-base-ui-focus-guard])' }],
      },
    },
    docs: { container: Docs },
    options: { storySort: { order: ['ui', ['Introduction', 'Writing', 'The seven bars', 'docs']] } },
    // What Chromatic takes of each story: both widths in light and the narrower one in dark. It does not know our tags, so it
    // takes some that the pictures here leave out.
    chromatic: {
      prefersReducedMotion: 'reduce',
      modes: {
        phone: { viewport: 375, theme: 'light' },
        desktop: { viewport: 1280, theme: 'light' },
        'phone dark': { viewport: 375, theme: 'dark' },
      },
    },
    layout: 'fullscreen', // Vitest does not apply `layout`; the decorator pads instead, so both look alike
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '375px', height: '812px' }, type: 'mobile' },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
  },
  beforeEach() {
    delete document.documentElement.dataset['storyDone'];
    beginStory();
    watchConsole();
  },
  afterEach({ id }) {
    const errors = printedErrors();
    if (unhandled.length > 0) throw new Error(`Unmocked requests: ${unhandled.join(', ')}`);
    if (errors.length > 0) throw new Error(`Printed to the console: ${errors.join('; ')}`);
    // Whoever takes a picture waits for this.
    document.documentElement.dataset['storyDone'] = id;
  },
  decorators: [
    (Story, { globals, parameters }) => (
      <StrictMode>
        <Themed theme={String(globals['theme'])} padding={parameters['bleed'] ? 0 : 24}>
          <Story />
        </Themed>
      </StrictMode>
    ),
  ],
};
export default preview;
