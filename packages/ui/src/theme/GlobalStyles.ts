import { createGlobalStyle } from 'styled-components';
import { darkColor, lightColor, tokens } from './tokens.ts';

interface Tree {
  readonly [name: string]: string | Tree;
}

/** Declarations of the values under the names; both have the same shape. */
function declare(names: Tree, values: Tree): string {
  return Object.entries(names)
    .map(([key, name]) => {
      const value = values[key];
      if (typeof name === 'string') return typeof value === 'string' ? `${name}: ${value};` : '';
      return typeof value === 'object' ? declare(name, value) : '';
    })
    .join(' ');
}

const { color: colorNames, ...names } = tokens.vars;
const light = declare(colorNames, lightColor);
const dark = declare(colorNames, darkColor);

/**
 * Page-wide styles, mounted once. The theme follows the system, unless `data-theme` on the root element says `light` or
 * `dark`. `firstPaint.css` has the paper's colour before these styles are there.
 */
export const GlobalStyles = createGlobalStyle`
  :root { color-scheme: light; ${declare(names, tokens.raw)} ${light} }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) { color-scheme: dark; ${dark} }
  }
  :root[data-theme='dark'] { color-scheme: dark; ${dark} }
  /* A printer leaves the ground out: light ink would be lost on its paper. */
  @media print {
    :root:root { color-scheme: light; ${light} }
  }

  *, *::before, *::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-block-start: 88px; }
  body {
    margin: 0;
    background: ${tokens.color.paper};
    color: ${tokens.color.ink};
    font-family: ${tokens.font.text};
    font-size: ${tokens.size.text};
    line-height: ${tokens.leading.text};
    overflow-wrap: break-word;
    accent-color: ${tokens.color.accent};
    -webkit-font-smoothing: antialiased;
  }
  h1, h2, h3, h4 {
    margin: 0;
    font-family: ${tokens.font.heading};
    font-weight: 560;
    line-height: ${tokens.leading.heading};
    letter-spacing: -0.015em;
    text-wrap: balance;
  }
  p { margin: 0; text-wrap: pretty; }
  button, input, textarea, select { font: inherit; color: inherit; letter-spacing: inherit; }
  a { color: inherit; }
  img, svg, video { display: block; max-inline-size: 100%; }
  :focus-visible { outline: 3px solid ${tokens.color.accent}; outline-offset: 2px; }
  ::selection { background: ${tokens.color.accent}; color: ${tokens.color.onAccent}; }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after { animation-duration: 0.01ms !important; animation-iteration-count: 1 !important; transition-duration: 0.01ms !important; scroll-behavior: auto !important; }
  }
`;
