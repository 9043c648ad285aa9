import { describe, expect, it } from 'vitest';
import { type TranscriptSegment, withSegment } from './transcript.ts';

const segment = (id: string, over: Partial<TranscriptSegment> = {}): TranscriptSegment => ({
  id,
  firstReceivedTime: 1,
  type: 'user',
  text: id,
  final: false,
  ...over,
});

describe('withSegment', () => {
  it('appends what is new and updates what is known in its place', () => {
    const two = withSegment(withSegment([], segment('a')), segment('b'));
    const updated = withSegment(two, segment('a', { text: 'a, longer', firstReceivedTime: 9, final: true }));
    expect(updated.map(({ text }) => text)).toEqual(['a, longer', 'b']);
    expect(updated[0]?.firstReceivedTime).toBe(1);
  });

  it('keeps the latest 100', () => {
    let segments: readonly TranscriptSegment[] = [];
    for (let i = 0; i < 130; i++) segments = withSegment(segments, segment(`s${i}`));
    expect(segments).toHaveLength(100);
    expect(segments[0]?.id).toBe('s30');
  });

  it('lets no late interim undo a final text', () => {
    const final = withSegment([], segment('a', { text: 'the end', final: true }));
    expect(withSegment(final, segment('a', { text: 'the' }))).toBe(final);
  });

  it('takes back a segment that ends without words', () => {
    const two = withSegment(withSegment([], segment('a')), segment('b'));
    expect(withSegment(two, segment('a', { text: '', final: true })).map(({ id }) => id)).toEqual(['b']);
  });

  it('ignores a segment that has no words yet', () => {
    expect(withSegment([], segment('a', { text: '' }))).toEqual([]);
  });
});
