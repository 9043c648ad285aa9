import { expect, it } from 'vitest';
import { entryOf, entryState, roomOf, roomState } from './previewEntry.ts';

it.each(['speaking', 'typing'] as const)('knows a preview again that was entered %s', (entry) =>
  expect(entryOf(entryState(entry))).toBe(entry),
);

it('knows the room again that was opened directly', () => expect(roomOf(roomState('a-room'))).toBe('a-room'));

it.each([null, undefined, 'speaking', {}, { previewEntry: 'shouting', previewRoom: 7 }])(
  'takes %j for neither',
  (state) => expect([entryOf(state), roomOf(state)]).toEqual([undefined, undefined]),
);
