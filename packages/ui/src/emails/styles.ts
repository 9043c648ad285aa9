import { fonts, light } from './look.ts';

const text = (size: number, colour: string, more = '') =>
  `font-family:${fonts.text};font-size:${size}px;line-height:1.5;color:${colour};${more}`;
const heading = (size: number, more = '') =>
  `margin:0;font-family:${fonts.heading};font-weight:600;font-size:${size}px;line-height:1.15;color:${light.ink};${more}`;

/** Words of any length stay inside the column. */
const breakable = 'overflow-wrap:anywhere;word-break:break-word;';

/** Inline styles of the parts of a letter, in the light theme. */
export const styles = {
  paragraph: text(16, light.ink, `margin:0 0 16px;${breakable}`),
  lead: text(18, light.ink, `margin:0 0 16px;${breakable}`),
  small: text(14, light.quiet, `margin:0 0 8px;${breakable}`),
  label: text(16, light.ink, breakable),
  quietLabel: text(14, light.quiet, 'white-space:nowrap;'),
  value: text(16, light.ink, 'font-weight:600;white-space:nowrap;'),
  brand: heading(22),
  kicker: text(14, light.quiet, 'margin:0 0 8px'),
  title: heading(40, `margin:0 0 20px;text-wrap:balance;${breakable}`),
  h2: heading(22),
  figure: heading(22, 'white-space:nowrap;'),
  link: `color:${light.accent};text-decoration:underline;${breakable}`,
  button: `display:inline-block;padding:12px 24px;border-radius:999px;background:${light.accent};font-family:${fonts.text};font-size:16px;line-height:20px;font-weight:600;color:${light.onAccent};text-decoration:none`,
  heading: text(16, light.accent, 'margin:0 0 8px;font-weight:600'),
  claim: heading(28, `margin:0 0 16px;text-wrap:balance;${breakable}`),
  quote: `padding:0 0 0 16px;border-left:3px solid ${light.accent}`,
  quoted: text(18, light.ink, `margin:0 0 4px;${breakable}`),
  picture: 'display:block;width:100%;max-width:576px;height:auto;border:0',
  rule: `border-top:1px solid ${light.line}`,
} as const;
