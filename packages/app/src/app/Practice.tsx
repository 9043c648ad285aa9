import { createContext, type PropsWithChildren, useContext, useMemo } from 'react';
import { useRoomMaking } from './useRoomMaking.ts';

/** The way into a practice interview. */
export interface Practice {
  /** A room is being made. */
  readonly practiceBusy: boolean;
  readonly onPracticeInterview: () => void;
}

const PracticeContext = createContext<Practice | null>(null);

/** Makes one room at a time, whichever of a page's buttons are pressed. */
export function PracticeProvider({ children }: PropsWithChildren) {
  const { practiceBusy, onPracticeInterview } = useRoomMaking();
  const practice = useMemo(() => ({ practiceBusy, onPracticeInterview }), [practiceBusy, onPracticeInterview]);
  return <PracticeContext value={practice}>{children}</PracticeContext>;
}

/** What every button does that says Practice Interview. */
export function usePracticeInterview(): Practice {
  const practice = useContext(PracticeContext);
  if (!practice) throw new Error('PracticeProvider is missing');
  return practice;
}
