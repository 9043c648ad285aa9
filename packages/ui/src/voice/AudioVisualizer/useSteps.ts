import { useLayoutEffect, type RefObject } from 'react';
import { useReducedMotion } from '../../theme/index.ts';
import type { AgentState } from '../types.ts';
import { litBars, stepMs } from './sequence.ts';

/**
 * Lights the bars step by step, without rendering. Stays at the first step for those who asked for less movement.
 */
export function useSteps(svg: RefObject<SVGSVGElement | null>, state: AgentState | undefined, bars: number): void {
  const still = useReducedMotion();
  useLayoutEffect(() => {
    const steps = litBars(state, bars);
    let step = 0;
    const draw = () => {
      const lit = steps[step % steps.length] ?? [];
      [...(svg.current?.children ?? [])].forEach((bar, index) =>
        bar.setAttribute('data-lit', String(lit.includes(index))),
      );
    };
    draw();
    if (still || steps.length === 1) return undefined;
    const timer = setInterval(() => {
      step += 1;
      draw();
    }, stepMs(state));
    return () => clearInterval(timer);
  }, [svg, state, bars, still]);
}
