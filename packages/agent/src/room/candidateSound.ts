import type { ReadableStream } from 'node:stream/web';
import { voice } from '@livekit/agents';
import { type AudioFrame, AudioStream, RoomEvent, type Track, TrackSource } from '@livekit/rtc-node';
import { earsSampleRate } from '../ears/recogniser.ts';

/**
 * Length of a frame in milliseconds: what voice activity is judged by. Each frame costs the same on its way through the
 * session, and the library's own ten milliseconds take three times as much of a processor, without an earlier judgement.
 */
const frameMs = 32;

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

/** The candidate's microphone as a session hears it; a new one after a reload takes the place of the old one. */
export class CandidateSound extends voice.AudioInput {
  readonly #room: SoundingRoom;
  readonly #candidate: string;
  readonly #open: (track: Track) => ReadableStream<AudioFrame>;
  #current: { readonly sid: string | undefined; readonly stop: () => Promise<void> } | undefined;

  constructor(room: SoundingRoom, candidate: string, open = openStream) {
    super();
    this.#room = room;
    this.#candidate = candidate;
    this.#open = open;
    room.on(RoomEvent.TrackSubscribed, this.#subscribed);
    room.on(RoomEvent.TrackUnsubscribed, this.#unsubscribed);
    for (const publication of room.remoteParticipants.get(candidate)?.trackPublications.values() ?? []) {
      if (publication.track) this.#subscribed(publication.track, publication, { identity: candidate });
    }
  }

  override async close(): Promise<void> {
    this.#room.off(RoomEvent.TrackSubscribed, this.#subscribed);
    this.#room.off(RoomEvent.TrackUnsubscribed, this.#unsubscribed);
    await this.#leave();
    await super.close();
  }

  async #leave(): Promise<void> {
    const current = this.#current;
    this.#current = undefined;
    await current?.stop();
  }

  readonly #subscribed: OnTrack = (track, { sid, source }, { identity }) => {
    if (identity !== this.#candidate || source !== TrackSource.SOURCE_MICROPHONE) return;
    void this.#leave();
    const sound = this.#open(track);
    const input = this.multiStream.addInputStream(sound);
    const stop = async () => {
      await this.multiStream.removeInputStream(input);
      await sound.cancel();
    };
    this.#current = { sid, stop };
  };

  readonly #unsubscribed: OnTrack = (_track, { sid }, { identity }) => {
    if (identity === this.#candidate && sid === this.#current?.sid) void this.#leave();
  };
}

function openStream(track: Track): ReadableStream<AudioFrame> {
  const stream: unknown = new AudioStream(track, { sampleRate: earsSampleRate, numChannels: 1, frameSizeMs: frameMs });
  // The same class at run time; the browser's declaration of it and Node's differ.
  return stream as ReadableStream<AudioFrame>;
}
