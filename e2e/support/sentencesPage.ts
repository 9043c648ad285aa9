import { type SentenceId, type Shown, sentences } from './sentences.ts';

/** A test that saw a sentence. */
export interface Seen {
  readonly id: string;
  readonly by: string;
}

const forms: Record<Shown, string> = {
  page: 'on the page',
  'error view': 'error view with Return to Home',
  alert: 'alert',
  log: 'not shown, logged only',
};

const ids = Object.keys(sentences) as SentenceId[];

/** The sentences that nobody saw. */
export const unseen = (seen: readonly Seen[]): SentenceId[] => ids.filter((id) => !seen.some((one) => one.id === id));

/** The page that names, for every sentence, the tests that saw it in a browser. */
export function sentencesPage(seen: readonly Seen[]): string {
  const rows = ids.map((id) => {
    const { section, when, words, as } = sentences[id];
    const tests = [...new Set(seen.filter((one) => one.id === id).map(({ by }) => by))].sort();
    return `| ${section} | ${when} | ${words} | ${forms[as]} | ${tests.join('<br>')} |`;
  });
  return [
    '# The sentences of the specification, and the journeys that saw them',
    '',
    'Written by `npm run test:e2e -- --update-snapshots` from `e2e/support/sentences.ts` and from what the journeys see in',
    'a real browser; `npm test` fails when nobody saw a sentence, or when this page is out of date.',
    '',
    '| Section | When | Sentence | Form | Seen by |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
