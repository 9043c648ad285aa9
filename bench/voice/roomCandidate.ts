import { type RemoteParticipant, ParticipantKind, Room, RoomEvent, TrackKind } from '@livekit/rtc-node';
import { agentRpc } from '../../packages/api-client/src/room.ts';
import { type TestPerson, signUp } from '../../packages/server/src/testing/people.ts';
import type { Recording } from '../../e2e/support/speech.ts';
import { RoomMeter } from './roomMeter.ts';
import { RoomMicrophone } from './roomMicrophone.ts';

/** Where the product is reached. */
export interface Addresses {
  readonly page: string;
  readonly identity: string;
  readonly liveKit: string;
}

let people = 0;

/**
 * A candidate without a browser: the browser would run on the candidate's machine, so where the service's own load is
 * measured, it must not take from it.
 */
export class RoomCandidate {
  readonly meter = new RoomMeter();
  readonly #microphone = new RoomMicrophone();
  readonly #room = new Room();
  readonly #person: TestPerson;
  readonly #addresses: Addresses;

  private constructor(person: TestPerson, addresses: Addresses) {
    this.#person = person;
    this.#addresses = addresses;
    this.#room.on(RoomEvent.TrackSubscribed, (track, _publication, participant) => {
      if (participant.kind !== ParticipantKind.AGENT || track.kind !== TrackKind.KIND_AUDIO) return;
      void this.meter.listen(track);
      void this.#ready(participant);
    });
  }

  /** Somebody with an account. */
  static async signUp(addresses: Addresses): Promise<RoomCandidate> {
    const email = `room-candidate-${Date.now()}-${people++}@example.com`;
    return new RoomCandidate(await signUp(addresses.identity, addresses.page, email), addresses);
  }

  /** From the press of "Practice Interview" to the interviewer's first sound, in milliseconds. */
  async practise(): Promise<number> {
    const pressed = performance.now();
    const { room_id: room } = await this.#person.api.generateRoom({});
    const token = await this.#person.api.getVoiceToken({ query: { name: '', room } });
    await this.#room.connect(this.#addresses.liveKit, token, { autoSubscribe: true, dynacast: false });
    await this.#microphone.publish(this.#room);
    return (await this.meter.hears(pressed)) - pressed;
  }

  /** Types instead of speaking: where the words matter and not the time. */
  async types(text: string): Promise<void> {
    const agent = [...this.#room.remoteParticipants.values()].find(({ kind }) => kind === ParticipantKind.AGENT);
    if (!agent) throw new Error('there is no interviewer');
    // As the page does: the same answer once more when it is not acknowledged in time.
    const answer = { id: crypto.randomUUID(), text };
    await this.#call(agent, agentRpc.answer, answer).catch(() => this.#call(agent, agentRpc.answer, answer));
  }

  /** Speaks and waits for the reply; `gapMs` is from the last loud sample to the reply's first. */
  async asks(recording: Recording): Promise<{ gapMs: number; cutOff: boolean }> {
    const before = this.meter.sounds.length;
    const { endedAt } = await this.#microphone.say(recording);
    const cutOff = this.meter.sounds.slice(before).some(({ startedAt }) => startedAt < endedAt);
    return { gapMs: (await this.meter.hears(endedAt)) - endedAt, cutOff };
  }

  async leave(): Promise<void> {
    await this.#room.disconnect();
    await this.#microphone.close();
  }

  async #ready(agent: RemoteParticipant): Promise<void> {
    // As the page does: again until it is acknowledged. A method may be served only a moment after the track.
    for (let tries = 0; tries < 20; tries++) {
      try {
        return await this.#call(agent, agentRpc.ready, {});
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  }

  async #call(agent: RemoteParticipant, method: string, payload: object): Promise<void> {
    await this.#room.localParticipant?.performRpc({
      destinationIdentity: agent.identity,
      method,
      payload: JSON.stringify(payload),
    });
  }
}
