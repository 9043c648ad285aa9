import type { SessionRecord } from './record.ts';

/**
 * A record in which every turn of the candidate says what it was taken for; turns that say so already stay as they are.
 * `kindsIn`: what a text is, said in reply to another.
 */
export async function withKinds(
  record: SessionRecord,
  kindsIn: (text: string, asked: string) => Promise<readonly string[]>,
): Promise<SessionRecord> {
  const turns: SessionRecord['turns'] = [];
  let asked = '';
  for (const turn of record.turns) {
    if (turn.speaker === 'agent') asked = turn.text;
    if (turn.speaker === 'agent' || turn.kinds?.length) turns.push(turn);
    else turns.push({ ...turn, kinds: [...(await kindsIn(turn.text, asked))] });
  }
  return { ...record, turns };
}
