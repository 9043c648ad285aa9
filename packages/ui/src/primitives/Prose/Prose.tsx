import type { ComponentProps } from 'react';
import { Column } from './Prose.styles.ts';

export type ProseProps = ComponentProps<'div'>;

/** Long text for reading: lines of at most 68 characters, with the rhythm of headings, lists and paragraphs. */
export function Prose(props: ProseProps) {
  return <Column {...props} />;
}
