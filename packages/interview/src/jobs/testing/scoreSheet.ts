import { summaryOf } from './score.ts';
import type { Score } from './score.ts';

/** First scores of the advertisements that were written after tuning, before anything was changed because of them. */
const firstHeldOut = '| held out, first reading | 8 | 88 % | 0.86 | 0.77 | 0.81 | 0.76 |';

const figure = (value: number): string => value.toFixed(2);

function line(label: string, scores: readonly Score[]): string {
  const { count, titles, precision, recall, micro, macro } = summaryOf(scores);
  return `| ${[label, count, `${Math.round(titles * 100)} %`, ...[precision, recall, micro, macro].map(figure)].join(' | ')} |`;
}

/** The scores as a page: the sums first, then each advertisement with what was missed and what was too much. */
export function scoreSheet(scores: readonly Score[]): string {
  const heldOut = scores.filter((score) => score.heldOut);
  const rows = scores.map(
    ({ name, trade, heldOut: held, title, titleRight, f1, missed, extra }) =>
      `| ${[`${name}${held ? ' (held out)' : ''}`, trade, `${title || '(none)'}${titleRight ? '' : ' ✗'}`, figure(f1), missed.join(', '), extra.join(', ')].join(' | ')} |`,
  );
  return `${[
    '# What the built-in extractor reads from the corpus',
    '',
    'Written by `UPDATE_SCORES=1 npx vitest run --project unit packages/interview/src/jobs`; a test keeps it in step.',
    'A skill is found when it has the words of an accepted name (case, accents and plural aside), or when one holds the',
    'words of the other and is at most twice as long; each is counted once, and everything else is too much. A title is',
    'right when it has exactly the words of an accepted one. Micro counts skills, macro averages advertisements.',
    '',
    '| | advertisements | titles right | precision | recall | F1 micro | F1 macro |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    line('all', scores),
    line(
      'tuned on',
      scores.filter((score) => !score.heldOut),
    ),
    ...(heldOut.length > 0 ? [line('held out, now', heldOut), firstHeldOut] : []),
    '',
    'The held-out eight were written after tuning; their first reading is what to expect of an advertisement that nobody has',
    'tuned on. Truth was written by the same hand as the extractor, so others may score lower still.',
    '',
    '| advertisement | trade | title | F1 | missed | too much |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n')}\n`;
}
