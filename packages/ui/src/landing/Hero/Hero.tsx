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
        <h1>Practise the interview before it counts</h1>
        <Offer>
          <p>Hold a spoken job interview with an interviewer that listens, at any hour, as often as you like.</p>
          <Calls {...calls} />
        </Offer>
      </Pitch>
      {children}
    </Opening>
  );
}
