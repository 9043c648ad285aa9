import { createGlobalStyle } from 'styled-components';
import { lightColor, tokens } from '../../theme/index.ts';

const names = Object.keys(lightColor) as (keyof typeof lightColor)[];
const onPaper = names
  .map((name) => `${tokens.vars.color[name]}: ${name === 'paper' || name === 'raised' ? '#ffffff' : lightColor[name]};`)
  .join(' ');

/** On paper a report is dark on white whatever the theme, without the page around it. */
export const PrintStyles = createGlobalStyle`
  @page { margin: 16mm 14mm; }
  @media print {
    :root, :root[data-theme] { color-scheme: light !important; ${onPaper} }
    body { font-size: 11pt; }
    header:has(+ main), main ~ footer, [data-noprint] { display: none !important; }
    h1, h2, h3, h4 { break-after: avoid; }
  }
`;
