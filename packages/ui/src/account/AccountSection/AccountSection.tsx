import { useId, type ReactNode } from 'react';
import { Block, Body, Head } from './AccountSection.styles.ts';

export interface AccountSectionProps {
  readonly title: string;
  /** What the section is good for, in a sentence. */
  readonly lead?: string | undefined;
  readonly children: ReactNode;
}

/** One part of the account page: its name on the left, what can be seen and done on the right. */
export function AccountSection({ title, lead, children }: AccountSectionProps) {
  const id = useId();
  return (
    <Block aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        {lead && <p>{lead}</p>}
      </Head>
      <Body>{children}</Body>
    </Block>
  );
}
