import { expect, test } from 'vitest';
import { inviteNotice } from './inviteNotice.ts';

const [ann, bo, cy] = ['ann@example.org', 'bo@example.org', 'cy@example.org'] as const;
const skipped = (reason: 'already' | 'not-possible', ...emails: string[]) => emails.map((email) => ({ email, reason }));

test.each([
  [
    { invited: [ann], skipped: [] },
    { tone: 'success', text: '1 invitation is on its way.' },
  ],
  [
    { invited: [ann, bo], skipped: skipped('not-possible', cy) },
    {
      tone: 'success',
      text: '2 invitations are on their way. cy@example.org can’t be invited by email, so please send the link yourself.',
    },
  ],
  [
    { invited: [], skipped: skipped('already', ann, bo) },
    { tone: 'info', text: 'ann@example.org and bo@example.org were already invited.' },
  ],
])('of %j the employer is told %j', (outcome, told) => expect(inviteNotice(outcome)).toEqual(told));
