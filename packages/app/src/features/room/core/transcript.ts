/** A stretch of speech as LiveKit transcribes it, from either side. */
export interface TranscriptSegment {
  readonly id: string;
  /** Epoch milliseconds of the segment's first text. */
  readonly firstReceivedTime: number;
  readonly type: 'agent' | 'user';
  readonly text: string;
  readonly final: boolean;
}

/** How many segments are kept (specification, section 9). */
export const transcriptCapacity = 100;

/**
 * Puts a segment into the buffer, oldest first: a known id is updated in its place and keeps its first time, a new one
 * goes to the end, and the oldest leave when there are more than {@link transcriptCapacity}.
 */
export function withSegment(
  segments: readonly TranscriptSegment[],
  update: TranscriptSegment,
): readonly TranscriptSegment[] {
  const known = segments.findIndex(({ id }) => id === update.id);
  const before = segments[known];
  if (!before) {
    // A recogniser's stream may open before it has any words.
    return update.text === '' ? segments : [...segments, update].slice(-transcriptCapacity);
  }
  // Streams of one segment may overlap: a late interim must not undo the final text.
  if (before.final && !update.final) return segments;
  // What sounded like words was none.
  if (update.final && update.text === '') return segments.toSpliced(known, 1);
  return segments.with(known, { ...update, firstReceivedTime: before.firstReceivedTime });
}
