import '@viva/ui/fonts';
import { GlobalStyles } from '../packages/ui/src/theme/index.ts';
import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import { StrictMode, useLayoutEffect, type ReactNode } from 'react';
import { accessibilityViolations, options, rules } from './accessibility.ts';
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

/** A test run in Vitest, or one that takes pictures. */
const testing =
  import.meta.env['VITEST_STORYBOOK'] !== undefined || import.meta.env['STORYBOOK_FOR_PICTURES'] !== undefined;

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
      // The tests look at both themes and into frames themselves, after the play function (accessibility.ts).
      test: testing ? 'off' : 'error',
      options,
      config: { rules },
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
    delete document.documentElement.dataset['home'];
    beginStory();
    watchConsole();
  },
  async afterEach({ id, viewMode }) {
    const errors = printedErrors();
    if (unhandled.length > 0) throw new Error(`Unmocked requests: ${unhandled.join(', ')}`);
    if (errors.length > 0) throw new Error(`Printed to the console: ${errors.join('; ')}`);
    const violations = testing && viewMode === 'story' ? await accessibilityViolations() : [];
    if (violations.length > 0) throw new Error(`Not accessible: ${violations.join('\n\n')}`);
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
