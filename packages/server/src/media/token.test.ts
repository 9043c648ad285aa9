import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { livekitKeys, startLiveKit, until } from '../testing/livekitServer.ts';
import { freePorts } from '../testing/ports.ts';
import { claimsOf } from '../testing/session.ts';
import type { Media } from '../sessions/media.ts';
import { createLiveKitMedia } from './livekit.ts';

let livekit: Awaited<ReturnType<typeof startLiveKit>>;
let media: Media;
beforeAll(async () => {
  const [ws = 0, tcp = 0, udp = 0] = await freePorts(3);
  livekit = await startLiveKit({ ws, tcp, udp });
  media = createLiveKitMedia({ url: livekit.url, ...livekitKeys });
});
afterAll(() => livekit.stop());

const joinWithinMs = 10 * 60_000;
const tokenFor = (roomId: string) =>
  media.token({ roomId, identity: 'candidate', label: 'Ann', sessionId: 'session', joinWithinMs });
/** Calls LiveKit's API with the token as its only proof. */
const ask = async (token: string, call: string, body: object) => {
  const response = await fetch(`${livekit.url.replace('ws', 'http')}/twirp/livekit.${call}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.status;
};

/** Joins by signalling alone and speaks its JSON; `heard` has what the room says to it. */
async function join(token: string, query = '') {
  const socket = new WebSocket(`${livekit.url}/rtc?access_token=${token}&protocol=16&auto_subscribe=1${query}`);
  const heard: string[] = [];
  await new Promise<void>((done, fail) => {
    socket.onmessage = ({ data }) => {
      if (typeof data === 'string') heard.push(data);
      done();
    };
    socket.onerror = () => fail(new Error('The room did not let us in.'));
  });
  const say = (message: object) => socket.send(JSON.stringify(message));
  return { heard, say, leave: () => socket.close() };
}

describe('a candidate’s token', () => {
  test('is for one room, one identity, the microphone, messages and listening, and for nothing else', async () => {
    const claims = await claimsOf(await tokenFor('mine'));
    expect(claims.sub).toBe('candidate');
    expect(claims.video).toEqual({
      room: 'mine',
      roomJoin: true,
      canPublish: true,
      canPublishSources: ['microphone'],
      canPublishData: true,
      canSubscribe: true,
      canUpdateOwnMetadata: false,
    });
    expect([claims.sip, claims.inference, claims.roomPreset]).toEqual([undefined, undefined, undefined]);
    const livesS = (claims.exp ?? 0) - Date.now() / 1000;
    expect(livesS).toBeLessThanOrEqual(600);
    expect(livesS).toBeGreaterThan(590);
  });

  test.each<[string, object]>([
    ['RoomService/ListRooms', {}],
    ['RoomService/CreateRoom', { name: 'another' }],
    ['RoomService/DeleteRoom', { room: 'mine' }],
    ['RoomService/ListParticipants', { room: 'mine' }],
    ['RoomService/RemoveParticipant', { room: 'mine', identity: 'interviewer' }],
    ['RoomService/MutePublishedTrack', { room: 'mine', identity: 'interviewer', track_sid: 'TR_x', muted: true }],
    ['RoomService/UpdateParticipant', { room: 'mine', identity: 'candidate', permission: { canPublish: true } }],
    ['RoomService/UpdateRoomMetadata', { room: 'mine', metadata: '{}' }],
    ['RoomService/SendData', { room: 'mine', data: '' }],
    ['AgentDispatchService/CreateDispatch', { room: 'mine', agent_name: 'viva-interviewer' }],
    ['AgentDispatchService/ListDispatch', { room: 'mine' }],
    ['Egress/StartRoomCompositeEgress', { room_name: 'mine', file: { filepath: '/tmp/x' } }],
    ['Ingress/CreateIngress', { room_name: 'mine' }],
  ])('does not open %s', async (call, body) => {
    const token = await tokenFor('mine');
    const { leave } = await join(token);
    expect(await ask(token, call, body)).toBe(401);
    leave();
  });

  test('leads into its own room, whichever is asked for', async () => {
    const { leave: leaveTheirs } = await join(await tokenFor('theirs'));
    const { leave } = await join(await tokenFor('mine'), '&room=theirs');
    await until(async () => (await media.people('mine'))?.length === 1, 'the candidate to be in their room');
    expect(await media.people('theirs')).toHaveLength(1);
    leave();
    leaveTheirs();
  });

  test('opens nothing once a word of it was changed', async () => {
    const [head = '', claims = '', signature = ''] = (await tokenFor('mine')).split('.');
    const changed = Buffer.from(claims, 'base64url').toString().replace('"mine"', '"theirs"');
    expect(changed).toContain('theirs');
    const forged = [head, Buffer.from(changed).toString('base64url'), signature].join('.');
    await expect(join(forged)).rejects.toThrow('did not let us in');
  });

  test('lets the microphone be published, and neither camera nor screen', async () => {
    const { heard, say, leave } = await join(await tokenFor('stage'));
    say({ addTrack: { cid: 'a-camera', name: 'camera', type: 'VIDEO', source: 'CAMERA' } });
    say({ addTrack: { cid: 'a-screen', name: 'screen', type: 'VIDEO', source: 'SCREEN_SHARE' } });
    say({ addTrack: { cid: 'a-microphone', name: 'microphone', type: 'AUDIO', source: 'MICROPHONE' } });
    await until(() => heard.some((message) => message.includes('a-microphone')), 'the microphone to be taken');
    const published = heard.filter((message) => message.includes('trackPublished'));
    expect(published).toHaveLength(1);
    expect(published[0]).toContain('a-microphone');
    leave();
  });
});
