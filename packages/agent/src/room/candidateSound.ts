import { type AudioFrame, AudioStream, RoomEvent, type Track, TrackSource } from '@livekit/rtc-node';
import { windowSamples } from '../ears/listener.ts';
import { type Samples, earsSampleRate } from '../ears/recogniser.ts';

/** Length of a frame in milliseconds: what voice activity is judged by. Each frame costs the same on its way. */
const frameMs = (windowSamples / earsSampleRate) * 1_000;

interface Publication {
  readonly sid?: string | undefined;
  readonly source?: TrackSource | undefined;
  readonly track?: Track | undefined;
}

type OnTrack = (track: Track, publication: Publication, participant: { readonly identity: string }) => void;

/** The part of a room that the candidate's sound comes from. */
export interface SoundingRoom {
  readonly remoteParticipants: ReadonlyMap<string, { readonly trackPublications: ReadonlyMap<string, Publication> }>;
  on(event: RoomEvent.TrackSubscribed | RoomEvent.TrackUnsubscribed, listener: OnTrack): unknown;
  off(event: RoomEvent.TrackSubscribed | RoomEvent.TrackUnsubscribed, listener: OnTrack): unknown;
}

/** What is done with the candidate's sound. */
export interface SoundEvents {
  hear(samples: Samples): void;
  /** No more sound comes from this microphone: it was given up, or the candidate has left. */
  lost(): void;
}

/** A track's sound, which ends with the track or when it is given up. */
export type Sound = AsyncIterable<AudioFrame> & { cancel(): Promise<void> };

interface Current {
  readonly sid: string | undefined;
  readonly sound: Sound;
}

/** The candidate's microphone; a new one after a reload takes the place of the old one. */
export class CandidateSound {
  readonly #room: SoundingRoom;
  readonly #candidate: string;
  readonly #events: SoundEvents;
  readonly #open: (track: Track) => Sound;
  #current: Current | undefined;

  constructor(room: SoundingRoom, candidate: string, events: SoundEvents, open = openStream) {
    this.#room = room;
    this.#candidate = candidate;
    this.#events = events;
    this.#open = open;
    room.on(RoomEvent.TrackSubscribed, this.#subscribed);
    room.on(RoomEvent.TrackUnsubscribed, this.#unsubscribed);
    for (const publication of room.remoteParticipants.get(candidate)?.trackPublications.values() ?? []) {
      if (publication.track) this.#subscribed(publication.track, publication, { identity: candidate });
    }
  }

  async close(): Promise<void> {
    this.#room.off(RoomEvent.TrackSubscribed, this.#subscribed);
    this.#room.off(RoomEvent.TrackUnsubscribed, this.#unsubscribed);
    await this.#leave();
  }

  async #leave(): Promise<void> {
    const current = this.#current;
    this.#current = undefined;
    if (current) this.#events.lost();
    await current?.sound.cancel();
  }

  readonly #subscribed: OnTrack = (track, { sid, source }, { identity }) => {
    if (identity !== this.#candidate || source !== TrackSource.SOURCE_MICROPHONE) return;
    void this.#leave();
    const sound = this.#open(track);
    const current = { sid, sound };
    this.#current = current;
    void this.#pump(current);
  };

  readonly #unsubscribed: OnTrack = (_track, { sid }, { identity }) => {
    if (identity === this.#candidate && sid === this.#current?.sid) void this.#leave();
  };

  async #pump(current: Current): Promise<void> {
    for await (const { data } of current.sound) {
      if (this.#current !== current) return;
      // The library may use its memory again.
      this.#events.hear(Int16Array.from(data));
    }
  }
}

function openStream(track: Track): Sound {
  const stream = new AudioStream(track, { sampleRate: earsSampleRate, numChannels: 1, frameSizeMs: frameMs });
  const reader = stream.getReader();
  return {
    async *[Symbol.asyncIterator]() {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        yield value;
      }
    },
    cancel: () => reader.cancel(),
  };
}
