/** The part of a room that carries the interviewer's voice. */
export interface VoiceRoom {
  readonly localParticipant?:
    { readonly trackPublications: ReadonlyMap<string, { resolveFirstSubscription(): void }> } | undefined;
}

/**
 * Lets a session close whose voice nobody ever listened to. LiveKit Agents waits for the first subscriber of the track,
 * and goes on waiting when it closes: the process would keep its place for more than a minute after the interviewer has
 * left a candidate who never came. Harmless for a voice that was listened to.
 */
export function stopWaitingForListeners(room: VoiceRoom): void {
  for (const publication of room.localParticipant?.trackPublications.values() ?? []) {
    publication.resolveFirstSubscription();
  }
}
