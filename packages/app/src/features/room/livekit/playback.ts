import { type RemoteTrack, RoomEvent, type Room, Track } from 'livekit-client';

/** A browser that never settles `play()` is taken to play after this time, in milliseconds. */
const settleMs = 1_000;

/**
 * Plays what others in the room say. `onAudible` comes once the browser has decided whether a track may sound, so that
 * the room's `canPlaybackAudio` can be trusted from then on.
 * @returns whether a participant's track is past that point.
 */
export function playRemoteAudio(room: Room, onAudible: () => void): (identity: string) => boolean {
  const settled = new Map<string, RemoteTrack>();

  room.on(RoomEvent.TrackSubscribed, (track, _publication, { identity }) => {
    if (track.kind !== Track.Kind.Audio) return;
    const element = track.attach();
    element.hidden = true;
    document.body.append(element);
    const timeout = new Promise((resolve) => setTimeout(resolve, settleMs));
    void Promise.race([element.play().catch(() => undefined), timeout]).then(() => {
      settled.set(identity, track);
      onAudible();
    });
  });

  room.on(RoomEvent.TrackUnsubscribed, (track, _publication, { identity }) => {
    for (const element of track.detach()) element.remove();
    if (settled.get(identity) === track) settled.delete(identity);
    onAudible();
  });

  return (identity) => settled.has(identity);
}
