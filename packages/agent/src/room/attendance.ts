import { RoomEvent } from '@livekit/rtc-node';

/** How long a candidate who has gone may take to come back, in milliseconds. */
const returnWithinMs = 60_000;
/**
 * How long a candidate who has not been heard of yet may stay away, in milliseconds: LiveKit keeps somebody whose browser was
 * closed in the list for some time, and others may be waiting for this interviewer.
 */
const arriveWithinMs = 15_000;
/** How long the browser may take to say that it plays sound before the interviewer begins all the same. */
const readyWithinMs = 8_000;

/** The part of a room that attendance is taken of. */
export interface Doors {
  readonly remoteParticipants: ReadonlyMap<string, unknown>;
  on(
    event: RoomEvent.ParticipantConnected | RoomEvent.ParticipantDisconnected,
    listener: (participant: { readonly identity: string }) => void,
  ): unknown;
}

/** What {@link Attendance} tells. */
export interface AttendanceEvents {
  /** The candidate is there and hears, or has had long enough to say so. May come more than once. */
  ready(): void;
  away(): void;
  /** The candidate has not come back in time. */
  gone(): void;
  /** There is no candidate, and never was one who could hear: another interviewer is sent to who comes later. */
  nobody(): void;
}

/** Watches whether the candidate is in the room. */
export class Attendance {
  readonly #events: AttendanceEvents;
  readonly #pauseLeftMs: () => number;
  #leaving: NodeJS.Timeout | undefined;
  #waiting: NodeJS.Timeout | undefined;
  #everHeard = false;

  /** `pauseLeftMs`: how long the interview's pause may still last; a candidate who paused may be away for as long. */
  constructor(room: Doors, candidate: string, events: AttendanceEvents, pauseLeftMs: () => number = () => 0) {
    this.#pauseLeftMs = pauseLeftMs;
    this.#events = events;
    room.on(RoomEvent.ParticipantConnected, (participant) => {
      if (participant.identity === candidate) this.#arrived();
    });
    room.on(RoomEvent.ParticipantDisconnected, (participant) => {
      if (participant.identity !== candidate) return;
      clearTimeout(this.#waiting);
      events.away();
      this.#expectReturn();
    });
  }

  /** Looks who is there, once the room is joined. */
  begin(room: Pick<Doors, 'remoteParticipants'>, candidate: string): void {
    if (room.remoteParticipants.has(candidate)) this.#arrived();
    else this.#expectReturn();
  }

  /** The candidate's browser plays sound. */
  heard(): void {
    this.#everHeard = true;
    clearTimeout(this.#waiting);
    clearTimeout(this.#leaving);
    this.#events.ready();
  }

  stop(): void {
    clearTimeout(this.#waiting);
    clearTimeout(this.#leaving);
  }

  #arrived(): void {
    clearTimeout(this.#leaving);
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => this.#events.ready(), readyWithinMs);
  }

  #expectReturn(): void {
    clearTimeout(this.#leaving);
    this.#leaving = this.#everHeard
      ? setTimeout(() => this.#events.gone(), this.#pauseLeftMs() + returnWithinMs)
      : setTimeout(() => this.#events.nobody(), arriveWithinMs);
  }
}
