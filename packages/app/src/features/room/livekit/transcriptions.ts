import type { Room } from 'livekit-client';
import type { TranscriptSegment } from '../core/transcript.ts';

const topic = 'lk.transcription';
const segmentIdAttribute = 'lk.segment_id';
const finalAttribute = 'lk.transcription_final';

/**
 * Reports the transcriptions of both sides as they grow. An agent's segment is one stream whose end is the segment's
 * end (it never says `final`); a candidate's is a stream for each interim text, and says itself when it is final.
 */
export function listenToTranscriptions(
  room: Room,
  onSegment: (segment: TranscriptSegment) => void,
  now: () => number,
): void {
  room.registerTextStreamHandler(topic, (reader, { identity }) => {
    const type = identity === room.localParticipant.identity ? 'user' : 'agent';
    const { id: streamId, attributes = {} } = reader.info;
    const id = attributes[segmentIdAttribute] ?? streamId;
    const firstReceivedTime = now();
    const report = (text: string, final: boolean) => onSegment({ id, type, firstReceivedTime, text, final });
    const saysFinal = attributes[finalAttribute] === 'true';

    const read = async () => {
      let text = '';
      for await (const chunk of reader) {
        text += chunk;
        report(text, false);
      }
      report(text, type === 'agent' || saysFinal);
    };
    // A stream that breaks off with its sender leaves what it brought so far.
    read().catch(() => undefined);
  });
}
