import type { EndReason, SessionContext } from '@viva/api-client/internal';
import type { TurnLabel } from '@viva/understanding';
import type { Understand } from '../mind/understand.ts';
import type { Mind, Planner, Screen, Speaker, TurnSink } from './ports.ts';

/** What is known of a turn that may be over. */
export interface Considered {
  /** It has all that was asked for. */
  readonly answered: boolean;
  /** It likely answers another question, unless this is only its beginning. */
  readonly missed?: boolean;
  /** What it surely is. */
  readonly label: TurnLabel | undefined;
}

/** What a conductor works with. */
export interface ConductorOptions {
  readonly context: SessionContext;
  readonly speaker: Speaker;
  readonly screen: Screen;
  readonly mind: Mind;
  readonly understand: Understand;
  /** Without one, the built-in plan is used as it is. */
  readonly planner?: Planner;
  readonly turns: TurnSink;
  /** Called once, when goodbye has been said and stored. */
  readonly ended: (reason: EndReason) => void;
  /** Something went wrong that the interview survives. */
  readonly failed: (error: unknown) => void;
}
