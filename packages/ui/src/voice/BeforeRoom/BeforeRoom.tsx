import { useId, type ReactNode } from 'react';
import { CloseIcon, IconButton, Stepper, type StepperProps } from '../../primitives/index.ts';
import { Close, Head, Page } from './BeforeRoom.styles.ts';

export interface BeforeRoomProps {
  readonly title: string;
  /** Above the title: whose page it is. */
  readonly mark?: ReactNode;
  /** A sentence or two under the title. */
  readonly lead?: ReactNode;
  /** How far this is from the interview. */
  readonly steps?: StepperProps | undefined;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** A page on the way into a room: what comes, one thing to do, and the way back. Fills the screen. */
export function BeforeRoom({ mark, title, lead, steps, children, onClose }: BeforeRoomProps) {
  const id = useId();
  return (
    <Page aria-labelledby={id}>
      <Close>
        <IconButton label="Close" icon={<CloseIcon />} onClick={onClose} />
      </Close>
      {steps && <Stepper {...steps} />}
      <Head>
        {mark}
        <h1 id={id}>{title}</h1>
        {lead && <p>{lead}</p>}
      </Head>
      {children}
    </Page>
  );
}
