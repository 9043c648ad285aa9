import { ReadableStream } from 'node:stream/web';
import { AudioFrame, RoomEvent, type Track, TrackSource } from '@livekit/rtc-node';
import { describe, expect, it, vi } from 'vitest';
import { CandidateSound, type SoundingRoom } from './candidateSound.ts';

type OnTrack = Parameters<SoundingRoom['on']>[1];

/** A track whose frames the test gives. */
interface Source {
  readonly track: Track;
  readonly publication: { sid: string; source: TrackSource; track: Track };
  cancelled: boolean;
  give(sample: number): void;
}

function source(sid: string, from = TrackSource.SOURCE_MICROPHONE) {
  let controller: { enqueue(frame: AudioFrame): void } | undefined;
  const track = { sid } as unknown as Track;
  const made: Source & { stream: ReadableStream<AudioFrame> } = {
    track,
    publication: { sid, source: from, track },
    cancelled: false,
    give: (sample) => controller?.enqueue(new AudioFrame(Int16Array.of(sample), 16_000, 1, 1)),
    stream: new ReadableStream<AudioFrame>({
      start: (started) => void (controller = started),
      cancel: () => void (made.cancelled = true),
    }),
  };
  return made;
}

function listen(known: ReturnType<typeof source>[], present: ReturnType<typeof source>[] = []) {
  const listeners = new Map<string, OnTrack>();
  const room: SoundingRoom = {
    remoteParticipants: new Map([
      ['candidate', { trackPublications: new Map(present.map(({ publication }) => [publication.sid, publication])) }],
    ]),
    on: (event, listener) => listeners.set(event, listener),
    off: (event) => listeners.delete(event),
  };
  const heard: number[] = [];
  const lost = vi.fn();
  const sound = new CandidateSound(room, 'candidate', { hear: (samples) => heard.push(...samples), lost }, (track) => {
    const found = known.find((one) => one.track === track);
    if (!found) throw new Error('an unknown track was opened');
    const reader = found.stream.getReader();
    return {
      async *[Symbol.asyncIterator]() {
        for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
      },
      cancel: () => reader.cancel(),
    };
  });
  const tell =
    (event: RoomEvent) =>
    ({ track, publication }: Source, identity = 'candidate') =>
      listeners.get(event)?.(track, publication, { identity });
  return {
    sound,
    lost,
    listeners,
    comes: tell(RoomEvent.TrackSubscribed),
    goes: tell(RoomEvent.TrackUnsubscribed),
    next: () => vi.waitUntil(() => heard.shift()),
  };
}

describe('CandidateSound', () => {
  it('hears a microphone that was there before, and one that comes later', async () => {
    const early = source('early');
    early.give(1);
    expect(await listen([early], [early]).next()).toBe(1);
    const late = source('late');
    const { comes, next } = listen([late]);
    comes(late);
    late.give(2);
    expect(await next()).toBe(2);
  });

  it('hears nobody else, and nothing but the microphone', async () => {
    const [other, screen, own] = [
      source('other'),
      source('screen', TrackSource.SOURCE_SCREENSHARE_AUDIO),
      source('own'),
    ];
    const { comes, next } = listen([own]);
    comes(other, 'somebody');
    comes(screen);
    comes(own);
    own.give(3);
    expect(await next()).toBe(3);
  });

  it('goes on with a new microphone after a reload, and lets the old one go', async () => {
    const [before, after] = [source('before'), source('after')];
    const { comes, goes, next, lost } = listen([before, after]);
    comes(before);
    before.give(1);
    expect(await next()).toBe(1);
    expect(lost).not.toHaveBeenCalled();
    goes(before);
    expect(lost).toHaveBeenCalledOnce();
    comes(after);
    after.give(2);
    expect(await next()).toBe(2);
    await vi.waitFor(() => expect(before.cancelled).toBe(true));
  });

  it('keeps the newest microphone when the old one goes only afterwards', async () => {
    const [before, after] = [source('before'), source('after')];
    const { comes, goes, next } = listen([before, after]);
    comes(before);
    comes(after);
    goes(before);
    after.give(2);
    expect(await next()).toBe(2);
    expect(after.cancelled).toBe(false);
  });

  it('lets the microphone and the room go when it is closed', async () => {
    const own = source('own');
    const { sound, comes, listeners } = listen([own]);
    comes(own);
    await sound.close();
    expect([own.cancelled, listeners.size]).toEqual([true, 0]);
  });
});
