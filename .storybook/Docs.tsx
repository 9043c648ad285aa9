import { darkColor, lightColor } from '../packages/ui/src/theme/index.ts';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useLayoutEffect, useState, type PropsWithChildren } from 'react';
import { create } from 'storybook/theming';

type Theme = 'light' | 'dark';
const colours = { light: lightColor, dark: darkColor };

const themed = (base: Theme) =>
  create({
    base,
    appBg: colours[base].sunken,
    appContentBg: colours[base].paper,
    appPreviewBg: colours[base].paper,
    appBorderColor: colours[base].line,
    textColor: colours[base].ink,
    textMutedColor: colours[base].quiet,
    colorSecondary: colours[base].accent,
  });
const themes = { light: themed('light'), dark: themed('dark') };

/** How much of a whole screen a page of the docs shows at once: a phone's height. */
const heightOfAScreen = '812px';

/** A page of the docs in the toolbar's theme; whole screens stand in frames, each with its own focus and dialogs. */
export function Docs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const theme = useTheme(context.channel);
  for (const { tags, parameters } of storiesOf(context))
    if (tags.includes('screen'))
      parameters['docs'] = { ...(parameters['docs'] as object), story: { inline: false, height: heightOfAScreen } };
  return (
    // The frames are loaded anew: they ask for the theme once.
    <DocsContainer key={theme} context={context} theme={themes[theme]}>
      {children}
    </DocsContainer>
  );
}

function storiesOf(context: DocsContainerProps['context']) {
  try {
    return context.componentStories();
  } catch {
    return []; // a page of its own, such as the introduction
  }
}

function useTheme(channel: DocsContainerProps['context']['channel']): Theme {
  const [theme, setTheme] = useState(() => themeOf(channel.last('globalsUpdated') ?? channel.last('setGlobals')));
  useEffect(() => {
    const update = (...said: unknown[]) => setTheme(themeOf(said));
    channel.on('globalsUpdated', update);
    return () => channel.off('globalsUpdated', update);
  }, [channel]);
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return theme;
}

/** What Storybook says of its toolbar: `[{ globals: { theme } }]`. */
function themeOf(said: unknown): Theme {
  const [first] = Array.isArray(said) ? (said as { globals?: { theme?: unknown } }[]) : [];
  return first?.globals?.theme === 'dark' ? 'dark' : 'light';
}
