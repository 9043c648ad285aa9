import type { DevicesView } from '@viva/ui';
import {
  ConnectionState,
  DisconnectReason,
  LogLevel,
  Room,
  RoomEvent,
  type RemoteParticipant,
  setLogLevel,
  Track,
} from 'livekit-client';
import { currentLogLevel } from '../../../config/log.ts';
import type { CloseCause, OpenConnection, RoomSnapshot } from '../core/connection.ts';
import { hasMediaDevices, micFailureOf } from '../soundCheck/browserDevices.ts';
import { playRemoteAudio } from './playback.ts';
import { listDevices } from './roomDevices.ts';
import { listenToTranscriptions } from './transcriptions.ts';

// LiveKit's own default is chattier, and names rooms and people.
setLogLevel(LogLevel[currentLogLevel()]);

/**
 * Longest wait for an interviewer's acknowledgement in milliseconds. A typed answer is acknowledged once it is stored,
 * which may take 8 s; LiveKit keeps 7 s of the wait for the way there and back.
 */
const acknowledgeMs = 16_000;

/** Everything that changes what a snapshot shows. */
const changes = [
  RoomEvent.ConnectionStateChanged,
  RoomEvent.ParticipantConnected,
  RoomEvent.ParticipantDisconnected,
  RoomEvent.ParticipantAttributesChanged,
  RoomEvent.ParticipantPermissionsChanged,
  RoomEvent.AudioPlaybackStatusChanged,
  RoomEvent.LocalTrackPublished,
  RoomEvent.LocalTrackUnpublished,
  RoomEvent.TrackMuted,
  RoomEvent.TrackUnmuted,
] as const;

/** A room of LiveKit. */
export const openLiveKitRoom: OpenConnection = (events) => {
  // A reload must not look like Disconnect, so the page's end says nothing to the room.
  const room = new Room({ disconnectOnPageLeave: false });
  let devices: DevicesView = { audioInputs: [], videoInputs: [] };
  let joined = false;
  let left = false;

  const changed = () => {
    if (!left) events.onChange();
  };
  const isHeard = playRemoteAudio(room, changed);
  for (const event of changes) room.on(event, changed);

  const refreshDevices = async () => {
    devices = await listDevices(room);
    changed();
  };
  room.on(RoomEvent.MediaDevicesChanged, () => void refreshDevices().catch(() => undefined));
  room.on(RoomEvent.ActiveDeviceChanged, () => void refreshDevices().catch(() => undefined));
  room.on(RoomEvent.Disconnected, (reason) => {
    if (joined && !left) events.onClosed(causeOf(reason));
  });
  listenToTranscriptions(room, (segment) => !left && events.onSegment(segment), Date.now);

  const snapshot = (): RoomSnapshot => {
    const agent = agentIn(room);
    return {
      link: links[room.state],
      agent: agent
        ? { identity: agent.identity, attributes: agent.attributes, audible: isHeard(agent.identity) }
        : null,
      canPlay: room.canPlaybackAudio,
      canPublish: mayPublish(room),
      micOn: room.localParticipant.isMicrophoneEnabled,
      devices,
    };
  };

  return {
    snapshot,
    connect: async (url, token) => {
      await room.connect(url, token);
      joined = true;
      void refreshDevices().catch(() => undefined);
    },
    disconnect: async () => {
      left = true;
      await room.disconnect();
    },
    call: async (method, payload) => {
      const agent = agentIn(room);
      if (!agent) throw new Error('There is no interviewer in the room.');
      return room.localParticipant.performRpc({
        destinationIdentity: agent.identity,
        method,
        payload: JSON.stringify(payload),
        responseTimeout: acknowledgeMs,
      });
    },
    setMicrophone: async (on, deviceId) => {
      if (on && !hasMediaDevices()) return 'insecure';
      try {
        await room.localParticipant.setMicrophoneEnabled(on, deviceId === '' ? undefined : { deviceId });
        void refreshDevices().catch(() => undefined);
        return null;
      } catch (error) {
        return micFailureOf(error);
      }
    },
    chooseDevice: async (kind, id) => {
      await room.switchActiveDevice(kind, id);
    },
    startAudio: () => room.startAudio(),
    agentTrack: () => trackOf(agentIn(room)?.getTrackPublication(Track.Source.Microphone)?.track),
    micTrack: () => trackOf(room.localParticipant.getTrackPublication(Track.Source.Microphone)?.track),
  };
};

const links: Record<ConnectionState, RoomSnapshot['link']> = {
  [ConnectionState.Disconnected]: 'disconnected',
  [ConnectionState.Connecting]: 'connecting',
  [ConnectionState.Connected]: 'connected',
  [ConnectionState.Reconnecting]: 'reconnecting',
  [ConnectionState.SignalReconnecting]: 'reconnecting',
};

function agentIn(room: Room): RemoteParticipant | undefined {
  return [...room.remoteParticipants.values()].find(({ isAgent }) => isAgent);
}

function mayPublish(room: Room): boolean {
  const { permissions } = room.localParticipant;
  if (!permissions) return true;
  const { canPublish, canPublishSources } = permissions;
  // An empty list means every source.
  const source = Track.sourceToProto(Track.Source.Microphone);
  return canPublish && (canPublishSources.length === 0 || canPublishSources.includes(source));
}

const trackOf = (track: Track | undefined): MediaStreamTrack | null => track?.mediaStreamTrack ?? null;

function causeOf(reason: DisconnectReason | undefined): CloseCause {
  switch (reason) {
    case DisconnectReason.ROOM_DELETED:
    case DisconnectReason.ROOM_CLOSED:
    case DisconnectReason.PARTICIPANT_REMOVED:
      return 'closed';
    case DisconnectReason.DUPLICATE_IDENTITY:
      return 'elsewhere';
    default:
      return 'lost';
  }
}
