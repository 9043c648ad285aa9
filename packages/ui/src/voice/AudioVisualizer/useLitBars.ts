import { useEffect, useState } from 'react';
import type { AgentState } from '../../room/types.ts';
import { useReducedMotion } from '../../theme/index.ts';
import { litBars, stepMs } from './sequence.ts';

/** The bars that are lit just now. Stays at the first step for those who asked for less movement. */
export function useLitBars(state: AgentState | undefined, bars: number): readonly number[] {
  const still = useReducedMotion();
  const [step, setStep] = useState(0);
  const steps = litBars(state, bars);
  const moving = !still && steps.length > 1;
  useEffect(() => {
    if (!moving) return undefined;
    const timer = setInterval(() => setStep((before) => before + 1), stepMs(state));
    return () => clearInterval(timer);
  }, [moving, state]);
  return steps[moving ? step % steps.length : 0] ?? [];
}
