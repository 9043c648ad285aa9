import type { HttpHandler } from 'msw';
import { calls, type Share, type SharedReport } from '../contract/index.ts';
import { assessedReport } from './assessedReport.ts';
import { kept } from './kept.ts';
import {
  type Answer,
  brokenSilently,
  failing as failingWith,
  failuresOf,
  mockCall,
  replying,
  replyingTo,
  slow as slowly,
} from './situations.ts';

const { createShare, listShares, revokeShares, readSharedReport } = calls;

const dayMs = 86_400_000;
const madeAt = Date.parse('2026-11-12T10:00:00.000Z');

/** A link that works for so many days. */
const shareFor = (days: number): Share => ({
  id: 'share-for-stories',
  url: 'https://viva.example/shared/4rYq0Zk8d1nT7uJw5bXv2sLm9cPe6aGh0bXv2sLm9cP',
  createdAt: new Date(madeAt).toISOString(),
  expiresAt: new Date(madeAt + days * dayMs).toISOString(),
});

/** What a link shows. */
export const sharedReport: SharedReport = {
  report: assessedReport,
  heldAt: '2026-11-12T09:00:00.000Z',
  expiresAt: shareFor(7).expiresAt,
};

type Part = 'create' | 'list' | 'revoke' | 'read';

function sharing(answers: Partial<Record<Part, Answer>> = {}): HttpHandler[] {
  return [
    mockCall(createShare, answers.create ?? replying(createShare, shareFor(7))),
    mockCall(listShares, answers.list ?? replying(listShares, { shares: [] })),
    mockCall(revokeShares, answers.revoke ?? replying(revokeShares, { revoked: true })),
    mockCall(readSharedReport, answers.read ?? replying(readSharedReport, sharedReport)),
  ];
}
const everywhere = (answer: Answer) => sharing({ create: answer, list: answer, revoke: answer, read: answer });
const shared = replying(listShares, { shares: [shareFor(7)] });

/** The report is shared already. */
export const alreadyShared = sharing({ list: shared });
/** It is not shared; no link can be made. */
export const createFails = sharing({ create: brokenSilently });
/** It is shared; the link can't be taken back. */
export const revokeFails = sharing({ list: shared, revoke: brokenSilently });
/** The link ended, was taken back, or never was. */
export const gone = everywhere(failingWith('not-found', 'This link no longer works.'));
/** The report comes, but not at once. */
export const slow = sharing({ read: slowly(replying(readSharedReport, sharedReport)) });
/** See {@link failuresOf}. */
export const { failing, hanging, offline } = failuresOf(everywhere);

/** A report that remembers whether it is shared; each call of this function is one of its own. */
export function keeping(): HttpHandler[] {
  const shares = kept<Share[]>([]);
  return sharing({
    create: replyingTo(createShare, ({ body }) => {
      const share = shareFor(createShare.body.parse(body).days);
      shares.now = [share];
      return share;
    }),
    list: replyingTo(listShares, () => ({ shares: shares.now })),
    revoke: replyingTo(revokeShares, () => {
      shares.now = [];
      return { revoked: true as const };
    }),
  });
}
