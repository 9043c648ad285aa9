import type { AgentState } from '../types.ts';

/** How long one step of the animation lasts, in milliseconds. */
export function stepMs(state: AgentState | undefined): number {
  if (state === 'connecting' || state === 'initializing') return 2000;
  if (state === 'listening') return 500;
  if (state === 'thinking') return 150;
  return 1000;
}

const all = (bars: number) => Array.from({ length: bars }, (_, index) => index);

/**
 * Which bars are lit in each step; the steps repeat. While connecting a pair moves from the edges to the middle, while
 * listening the middle blinks, while thinking one bar goes to and fro; a speaker lights all of them.
 */
export function litBars(state: AgentState | undefined, bars: number): readonly (readonly number[])[] {
  const middle = Math.floor((bars - 1) / 2);
  if (state === 'connecting' || state === 'initializing')
    return all(Math.ceil(bars / 2)).map((index) => [...new Set([index, bars - 1 - index])]);
  if (state === 'listening') return [[...new Set([middle, bars - 1 - middle])], []];
  if (state === 'thinking') return [...all(bars), ...all(bars).slice(1, -1).toReversed()].map((index) => [index]);
  if (state === 'disconnected') return [[]];
  return [all(bars)];
}
