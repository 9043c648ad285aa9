import { useId, type ReactNode } from 'react';
import { Block, Body, Head } from './AccountSection.styles.ts';

export interface AccountSectionProps {
  readonly title: string;
  /** What the section is good for, in a sentence. */
  readonly lead?: string | undefined;
  /** Where a link to it leads, with the focus. */
  readonly id?: string | undefined;
  readonly children: ReactNode;
}

/** One part of the account page: its name on the left, what can be seen and done on the right. */
export function AccountSection({ title, lead, id, children }: AccountSectionProps) {
  const titleId = useId();
  return (
    <Block id={id} tabIndex={id === undefined ? undefined : -1} aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId}>{title}</h2>
        {lead && <p>{lead}</p>}
      </Head>
      <Body>{children}</Body>
    </Block>
  );
}
