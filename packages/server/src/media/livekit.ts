import { agentName } from '@viva/api-client/internal';
import {
  AccessToken,
  AgentDispatchClient,
  ParticipantInfo_State,
  RoomAgentDispatch,
  RoomConfiguration,
  RoomServiceClient,
  TrackSource,
  TwirpError,
} from 'livekit-server-sdk';
import type { Media } from '../sessions/media.ts';
import { isInterviewer, isOnItsWay } from './dispatches.ts';

/** Seconds that an empty room stays: before anybody came, and after everybody left (a reload takes less). */
const emptyTimeout = 300;
const departureTimeout = 70;

/** Longest wait for one answer of LiveKit, in seconds. */
const requestTimeout = 2;

/** {@link Media} on a LiveKit server. */
export function createLiveKitMedia(server: { url: string; apiKey: string; apiSecret: string }): Media {
  const host = server.url.replace(/^ws/, 'http');
  const options = { requestTimeout, failover: false };
  const rooms = new RoomServiceClient(host, server.apiKey, server.apiSecret, options);
  const dispatches = new AgentDispatchClient(host, server.apiKey, server.apiSecret, options);
  const sentTo = (roomId: string) => dispatches.listDispatch(roomId).catch(absentAs([]));

  return {
    reachable: () =>
      rooms.listRooms(['-']).then(
        () => true,
        () => false,
      ),

    token({ roomId, identity, label, sessionId, joinWithinMs }) {
      const ttl = Math.max(1, Math.floor(joinWithinMs / 1000));
      const token = new AccessToken(server.apiKey, server.apiSecret, { identity, name: label, ttl });
      token.addGrant({
        room: roomId,
        roomJoin: true,
        canPublish: true,
        canPublishSources: [TrackSource.MICROPHONE],
        canPublishData: true,
        canSubscribe: true,
        canUpdateOwnMetadata: false,
      });
      const metadata = JSON.stringify({ sessionId });
      token.roomConfig = new RoomConfiguration({
        emptyTimeout,
        departureTimeout,
        agents: [new RoomAgentDispatch({ agentName, metadata })],
      });
      return token.toJwt();
    },

    async people(roomId) {
      const found = await rooms.listParticipants(roomId).catch(absentAs(null));
      if (found === null) return null;
      return found
        .filter((participant) => participant.state !== ParticipantInfo_State.DISCONNECTED)
        .map(({ identity, kind }) => ({ identity, interviewer: isInterviewer(kind) }));
    },

    async isExpected(roomId, lastSeenAt) {
      const sent = await sentTo(roomId);
      return sent.some((dispatch) => isOnItsWay(dispatch, Date.now(), lastSeenAt?.getTime() ?? 0));
    },

    async dispatch(roomId, sessionId) {
      for (const { id } of await sentTo(roomId)) {
        await dispatches.deleteDispatch(id, roomId).catch(absentAs(undefined));
      }
      await dispatches.createDispatch(roomId, agentName, { metadata: JSON.stringify({ sessionId }) });
    },

    remove: (roomId, identity) => rooms.removeParticipant(roomId, identity).catch(absentAs(undefined)),

    close: (roomId) => rooms.deleteRoom(roomId).catch(absentAs(undefined)),
  };
}

const absentAs =
  <T>(value: T) =>
  (error: unknown): T => {
    if (error instanceof TwirpError && error.status === 404) return value;
    throw error;
  };
