import { useId, type ReactNode } from 'react';
import { Block, Head } from './Section.styles.ts';

export interface SectionProps {
  readonly title: string;
  /** One sentence under the title. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page with its heading, which also names it among the landmarks. */
export function Section({ title, lead, children }: SectionProps) {
  const id = useId();
  return (
    <Block aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        {lead && <p>{lead}</p>}
      </Head>
      {children}
    </Block>
  );
}
