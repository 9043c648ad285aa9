/** What a microphone makes of someone who is speaking. */
export type Heard = 'nothing' | 'too-quiet' | 'well' | 'too-loud';

/** Loudness, 0 to 1, from which a voice is there at all, is clear, and is close to being distorted. */
export const heardFrom = { something: 0.04, well: 0.2, tooLoud: 0.9 } as const;

/** Judges the loudest level of the last few seconds, 0 to 1. */
export function heardAs(peak: number): Heard {
  if (peak < heardFrom.something) return 'nothing';
  if (peak < heardFrom.well) return 'too-quiet';
  return peak < heardFrom.tooLoud ? 'well' : 'too-loud';
}
