import { createTheme } from 'styled-components';

/**
 * Colours on light paper. Every pair of text and ground meets WCAG AA; `edge` meets the 3:1 of a control's border. Of the
 * states of the interviewer, `speaking` is the accent.
 */
export const lightColor = {
  paper: '#FAF8F4',
  raised: '#FFFFFF',
  sunken: '#F3EFE7',
  ink: '#1B1A17',
  quiet: '#5F5A50',
  line: '#E4DFD5',
  edge: '#8A8273',
  accent: '#B93A0A',
  accentStrong: '#982F07',
  accentSoft: '#FBEAE1',
  onAccent: '#FFFFFF',
  listening: '#15703B',
  listeningSoft: '#E5F2E9',
  thinking: '#8A5A00',
  thinkingSoft: '#FAF0DC',
  danger: '#B3261E',
  dangerSoft: '#FBE9E7',
  onDanger: '#FFFFFF',
  /** Over the page behind a dialog. */
  veil: 'rgb(22 21 18 / 55%)',
};

/** The same colours on dark paper. */
export const darkColor: typeof lightColor = {
  paper: '#161512',
  raised: '#201E1A',
  sunken: '#1B1916',
  ink: '#F3EFE6',
  quiet: '#B5AE9F',
  line: '#37332C',
  edge: '#8A8376',
  accent: '#FF9460',
  accentStrong: '#FFAE86',
  accentSoft: '#3A241A',
  onAccent: '#161512',
  listening: '#5FD08C',
  listeningSoft: '#1B2E22',
  thinking: '#F0B44C',
  thinkingSoft: '#33291A',
  danger: '#FF8F87',
  dangerSoft: '#3B211F',
  onDanger: '#161512',
  veil: 'rgb(22 21 18 / 55%)',
};

/** Design tokens: each leaf is a `var(--ds-…)` for styled templates; `tokens.vars` has the bare names. */
export const tokens = createTheme(
  {
    color: lightColor,
    font: {
      text: "'Inter Variable', 'Inter Fallback', 'Inter Fallback Android', 'Inter Fallback Linux', system-ui, sans-serif",
      heading:
        "'Fraunces Variable', 'Fraunces Fallback', 'Fraunces Fallback Android', 'Fraunces Fallback Linux', Georgia, serif",
    },
    size: {
      small: '0.875rem',
      text: '1rem',
      lead: '1.125rem',
      h4: '1.375rem',
      h3: '1.75rem',
      h2: '2.5rem',
      h1: '3.5rem',
    },
    leading: { text: '1.5', heading: '1.1' },
    space: { xs: '4px', s: '8px', m: '12px', l: '16px', xl: '24px', xxl: '32px', huge: '48px', vast: '80px' },
    radius: { card: '14px', field: '10px', pill: '999px' },
    width: { page: '1120px', text: '68ch' },
    /** Smallest side of what a finger presses. */
    target: '44px',
    motion: { quick: '150ms ease-out', calm: '250ms ease-out' },
    /** What lies over what: the bar of the page, a dialog, a list that opens (also in a dialog), a tooltip, the skip link. */
    layer: { bar: '20', dialog: '70', list: '80', tip: '90', skip: '100' },
  },
  { prefix: 'ds' },
);
