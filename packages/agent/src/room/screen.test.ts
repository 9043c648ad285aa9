import type { LocalParticipant } from '@livekit/rtc-node';
import { describe, expect, it } from 'vitest';
import { RoomScreen } from './screen.ts';

function screenOf() {
  const sent: Record<string, string>[] = [];
  const room: { participant?: Pick<LocalParticipant, 'setAttributes'> } = {};
  const participant: Pick<LocalParticipant, 'setAttributes'> = {
    setAttributes: (attributes) => {
      sent.push(attributes);
      return Promise.resolve();
    },
  };
  const join = () => {
    room.participant = participant;
  };
  const screen = new RoomScreen(
    () => room.participant as LocalParticipant | undefined,
    (error) => {
      throw error;
    },
  );
  return { screen, sent, join };
}

describe('RoomScreen', () => {
  it('sends what was shown before the room was joined, once it is', async () => {
    const { screen, sent, join } = screenOf();
    screen.question({ id: 'q1', n: 1, of: 6, text: 'Why?' });
    join();
    screen.connected();
    await screen.settled();
    expect(sent).toEqual([{ 'viva.question': JSON.stringify({ id: 'q1', n: 1, of: 6, text: 'Why?' }) }]);
  });

  it.each(Array.from({ length: 12 }, (_, ticks) => ticks))(
    'the screen sends a change made %i microtasks later',
    async (ticks) => {
      const { screen, sent, join } = screenOf();
      join();
      screen.phase('questions');
      for (let tick = 0; tick < ticks; tick++) await Promise.resolve();
      screen.phase('ended');
      await screen.settled();
      expect(sent.at(-1)).toEqual({ 'viva.phase': '"ended"' });
    },
  );

  it('tells that help is to be shown, and that it is over', async () => {
    const { screen, sent, join } = screenOf();
    join();
    screen.help(null);
    screen.help('offered');
    await screen.settled();
    screen.help(null);
    await screen.settled();
    expect(sent).toEqual([{ 'viva.help': '"offered"' }, { 'viva.help': '' }]);
  });

  it('sends changes of the same breath together, and nothing twice', async () => {
    const { screen, sent, join } = screenOf();
    join();
    screen.phase('questions');
    screen.ears('built-in');
    screen.phase('questions');
    await screen.settled();
    expect(sent).toEqual([{ 'viva.phase': '"questions"', 'viva.ears': '"built-in"' }]);
  });
});
