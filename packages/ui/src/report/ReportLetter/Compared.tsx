import { Link, SkeletonText } from '../../primitives/index.ts';
import { Comparison } from '../Comparison/index.ts';
import { OneThing } from '../OneThing/index.ts';
import { Part } from '../report.styles.ts';
import { KeepAnswer } from '../KeepAnswer/index.ts';
import { SayAgain } from '../SayAgain/index.ts';
import type { AgainView, ComparisonView, KeepView, ReportView } from '../types.ts';

interface ComparedProps {
  readonly report: ReportView;
  /** Null while it loads. */
  readonly comparison: ComparisonView | null;
  readonly again: AgainView | undefined;
  readonly keep: KeepView | undefined;
}

/** How a letter about another try of one question begins: beside those before, and with the way to one more. */
export function Compared({ report, comparison, again, keep }: ComparedProps) {
  const [answer] = report.answers;
  const kept = keep && answer && (
    <KeepAnswer questionId={answer.id} question={answer.question} level={answer.content?.level ?? null} keep={keep} />
  );
  return (
    <>
      {comparison ? (
        <Comparison comparison={comparison}>
          {again && answer && (
            <SayAgain questionId={answer.id} question={answer.question} again={{ ...again, tries: [] }} />
          )}
          {kept}
          <p data-noprint>
            <Link href={comparison.firstHref}>Back to the report of your first answer</Link>
          </p>
        </Comparison>
      ) : (
        <Part>
          <SkeletonText lines={4} />
          {kept}
        </Part>
      )}
      {report.change && <OneThing change={report.change} />}
    </>
  );
}
