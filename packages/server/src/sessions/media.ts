/** What the service asks of the media server; its adapter is the only place that knows LiveKit's own types. */
export interface Media {
  /** Whether the media server answers within two seconds. */
  readonly reachable: () => Promise<boolean>;
  /** A token for one room and one identity: microphone only, with the interviewer to dispatch. */
  readonly token: (grant: TokenGrant) => Promise<string>;
  /** Who is in the room; null when there is no such room. */
  readonly people: (roomId: string) => Promise<readonly Presence[] | null>;
  /** Whether an interviewer who was sent for after the last one was seen may still come. */
  readonly isExpected: (roomId: string, lastSeenAt: Date | null) => Promise<boolean>;
  /** Sends an interviewer, in place of whatever was sent before. */
  readonly dispatch: (roomId: string, sessionId: string) => Promise<void>;
  /** Takes somebody out of the room; harmless when they are gone. */
  readonly remove: (roomId: string, identity: string) => Promise<void>;
  /** Closes the room for everyone; harmless when it is gone. */
  readonly close: (roomId: string) => Promise<void>;
}

/** What a token is for. */
export interface TokenGrant {
  readonly roomId: string;
  readonly identity: string;
  /** How the person is called in the room; never who they are. */
  readonly label: string;
  readonly sessionId: string;
  /** How long the token may be used to join. */
  readonly joinWithinMs: number;
}

/** Somebody in a room. */
export interface Presence {
  readonly identity: string;
  readonly interviewer: boolean;
}
