import type { DeviceKind, DevicesView } from '@viva/ui';
import type { TranscriptSegment } from './transcript.ts';

/** The interviewer's participant as the room shows it now. */
export interface AgentPresence {
  readonly identity: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Its audio track is subscribed, so what it says can be heard. */
  readonly audible: boolean;
}

/** Why a connection is over. `closed`: the service ended the room; `elsewhere`: the same person joined again. */
export type CloseCause = 'closed' | 'elsewhere' | 'lost';

/** Why there is no microphone. */
export type MicFailure = 'blocked' | 'missing' | 'in-use' | 'insecure';

/** What one room looks like just now. */
export interface RoomSnapshot {
  readonly link: 'disconnected' | 'connecting' | 'connected' | 'reconnecting';
  readonly agent: AgentPresence | null;
  /** False until the browser lets the page play sound. */
  readonly canPlay: boolean;
  readonly canPublish: boolean;
  readonly micOn: boolean;
  readonly devices: DevicesView;
}

/** What a room reports. */
export interface RoomEvents {
  /** Something in {@link RoomConnection.snapshot} is different. */
  readonly onChange: () => void;
  readonly onSegment: (segment: TranscriptSegment) => void;
  readonly onClosed: (cause: CloseCause) => void;
}

/** One connection to a media room. It is used once: joining again takes another. */
export interface RoomConnection {
  readonly snapshot: () => RoomSnapshot;
  /** Joins; rejects when the room can't be reached. */
  readonly connect: (url: string, token: string) => Promise<void>;
  /** Leaves for good; afterwards nothing is reported any more. */
  readonly disconnect: () => Promise<void>;
  /** Calls the interviewer, and gives the reply; rejects when there is none. */
  readonly call: (method: string, payload: unknown) => Promise<string>;
  /** @returns why it failed, or null. */
  readonly setMicrophone: (on: boolean, deviceId: string) => Promise<MicFailure | null>;
  readonly chooseDevice: (kind: DeviceKind, id: string) => Promise<void>;
  /** Must run inside a press. */
  readonly startAudio: () => Promise<void>;
  readonly agentTrack: () => MediaStreamTrack | null;
  readonly micTrack: () => MediaStreamTrack | null;
}

/** Makes a connection that reports to `events`. */
export type OpenConnection = (events: RoomEvents) => RoomConnection;
