import { raw } from './html.ts';

/** Colours of a theme; the same as on the page, since mail programs know no variables. */
interface Colours {
  readonly paper: string;
  readonly ink: string;
  readonly quiet: string;
  readonly line: string;
  readonly accent: string;
  readonly onAccent: string;
}

/** What is written into every cell: programs without a style sheet show the light theme. */
export const light: Colours = {
  paper: '#FAF8F4',
  ink: '#1B1A17',
  quiet: '#5F5A50',
  line: '#E4DFD5',
  accent: '#B93A0A',
  onAccent: '#FFFFFF',
};

/** What programs show that ask for the dark theme. */
export const dark: Colours = {
  paper: '#161512',
  ink: '#F3EFE6',
  quiet: '#B5AE9F',
  line: '#37332C',
  accent: '#FF9460',
  onAccent: '#161512',
};

/** The page's typefaces where they are installed; a message loads nothing from outside. */
export const fonts = {
  text: "Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif",
  heading: "Fraunces,Georgia,'Times New Roman',serif",
} as const;

/** Styles that are only an improvement: the dark theme, and room on a phone. */
export const styleSheet = raw(
  `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;-webkit-text-size-adjust:100%}
table{border-collapse:separate}
@media (max-width:480px){.page{padding-left:20px!important;padding-right:20px!important}.title{font-size:30px!important}}
@media (prefers-color-scheme:dark){
.paper{background:${dark.paper}!important}
.ink{color:${dark.ink}!important}
.quiet{color:${dark.quiet}!important}
.rule{border-color:${dark.line}!important}
.bar{background:${dark.accent}!important}
.accent{color:${dark.accent}!important}
.mark{border-color:${dark.accent}!important}
.button{background:${dark.accent}!important;color:${dark.onAccent}!important}
}`,
);
