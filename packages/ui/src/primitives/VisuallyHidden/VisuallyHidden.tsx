import { Hidden } from './VisuallyHidden.styles.ts';

/** Text for screen readers only; `as` makes it a label, a heading or whatever it has to be. */
export const VisuallyHidden = Hidden;
