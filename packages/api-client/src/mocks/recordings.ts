import { http, HttpResponse, type HttpHandler } from 'msw';
import { calls, type Recordings } from '../contract/index.ts';
import { held } from './history.ts';
import { type Answer, failing as failingWith, failuresOf, mockCall, replying, slow as slowly } from './situations.ts';

const { listRecordings } = calls;

/** The one answer of the interview that the history holds. */
export const recorded: Recordings = {
  state: 'ready',
  validUntil: '2026-11-12T10:00:00.000Z',
  turns: [{ n: 1, startMs: 3_750, durationMs: 7_100, path: `/recordings/${held.id}/1?until=1794477600&proof=mocked` }],
};

const nothing: Recordings = { state: 'none', validUntil: recorded.validUntil, turns: [] };

/** What every address of a recording leads to: as much silence as the turn is long. */
function sound(): HttpHandler {
  const samples = (recorded.turns[0]?.durationMs ?? 0) * 8;
  const file = new Uint8Array(44 + samples).fill(128, 44);
  const view = new DataView(file.buffer);
  const write = (at: number, text: string) => file.set(new TextEncoder().encode(text), at);
  // WAVE: mono, 8,000 samples a second of 8 bits.
  write(0, 'RIFF');
  view.setUint32(4, 36 + samples, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint32(20, 0x0001_0001, true);
  view.setUint32(24, 8_000, true);
  view.setUint32(28, 8_000, true);
  view.setUint32(32, 0x0008_0001, true);
  write(36, 'data');
  view.setUint32(40, samples, true);
  return http.get('*/recordings/:sessionId/:n', () =>
    HttpResponse.arrayBuffer(file.buffer, { headers: { 'content-type': 'audio/wav' } }),
  );
}

const recordings = (answer: Answer): HttpHandler[] => [mockCall(listRecordings, answer), sound()];

/** The answer can be heard. */
export const ready = recordings(replying(listRecordings, recorded));
/** The addresses come, but not at once. */
export const slow = recordings(slowly(replying(listRecordings, recorded)));
/** No sound was kept. */
export const none = recordings(replying(listRecordings, nothing));
/** The time of the recording is over. */
export const erased = recordings(replying(listRecordings, { ...nothing, state: 'erased' }));
/** There is no such interview, or it is somebody else's. */
export const notFound = recordings(failingWith('not-found', 'We couldn’t find that interview.'));
/** See {@link failuresOf}. */
export const { unauthorized, failing, failingWithoutMessage, hanging, offline } = failuresOf(recordings);
