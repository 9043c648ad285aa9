import { createGlobalStyle } from 'styled-components';
import { darkColor, lightColor, tokens } from './tokens.ts';

type ColorName = keyof typeof lightColor;

function declare(colors: typeof lightColor): string {
  return (Object.keys(colors) as ColorName[]).map((name) => `${tokens.vars.color[name]}: ${colors[name]};`).join(' ');
}

/**
 * Page-wide styles, mounted once. The theme follows the system, unless `data-theme` on the root element says `light` or
 * `dark`. `firstPaint.css` has the paper's colour before these styles are there.
 */
export const GlobalStyles = createGlobalStyle`
  :root { color-scheme: light; ${declare(lightColor)} }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) { color-scheme: dark; ${declare(darkColor)} }
  }
  :root[data-theme='dark'] { color-scheme: dark; ${declare(darkColor)} }

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
