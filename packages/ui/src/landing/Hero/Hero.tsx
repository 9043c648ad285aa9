import type { ReactNode } from 'react';
import { Calls, type CallsProps } from '../Calls/index.ts';
import { Offer, Opening, Pitch } from './Hero.styles.ts';

export interface HeroProps extends CallsProps {
  /** What the product looks like, below the words. */
  readonly children: ReactNode;
}

/** The first view of the landing page: what this is in two sentences, the ways to begin, and the product itself. */
export function Hero({ children, ...calls }: HeroProps) {
  return (
    <Opening>
      <Pitch>
        <h1>Practice the interview before it counts</h1>
        <Offer>
          <p>Practice out loud with an AI interviewer that really listens. Any time, as often as you like.</p>
          <Calls {...calls} />
        </Offer>
      </Pitch>
      {children}
    </Opening>
  );
}
