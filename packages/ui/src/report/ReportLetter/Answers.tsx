import { useId } from 'react';
import { levelWords } from '../../levels.ts';
import { LevelMark } from '../../primitives/index.ts';
import { AnswerCard, AnswerRows } from '../AnswerCard/index.ts';
import { Part, PartHead, PartTitle, Small, Text } from '../report.styles.ts';
import type { AgainView, CorrectionView, KeepView, ReportView } from '../types.ts';
import { assessedText, capText, countedText, whyUnassessed } from '../words.ts';

/** What the answers came to together. */
function Overall({ report }: { readonly report: ReportView }) {
  const { overall } = report;
  const { level, counted, cappedBy } = overall;
  if (!counted || counted.assessed === 0) return null;
  const cap = level && cappedBy ? capText(cappedBy) : undefined;
  return (
    <>
      {level && <LevelMark likely={[level]} size="large" />}
      <Text>
        {level ? levelWords[level].meaning : assessedText(overall, whyUnassessed(report))} {cap}
      </Text>
      <Small>{level && `${countedText(counted)}. `}Based only on what you said, not how you sounded.</Small>
    </>
  );
}

interface AnswersProps {
  readonly report: ReportView;
  readonly excerpt: boolean;
  readonly correction: CorrectionView | undefined;
  readonly again: AgainView | undefined;
  readonly keep: KeepView | undefined;
}

/** What the answers came to together, and then each of them, folded. */
export function Answers({ report, excerpt, correction, again, keep }: AnswersProps) {
  const id = useId();
  const { answers, metrics, overall, transcript } = report;
  const told = overall.counted && overall.counted.assessed > 0 ? undefined : whyUnassessed(report);
  return (
    <Part aria-labelledby={id}>
      <PartHead>
        <PartTitle id={id} under={1}>
          Your answers
        </PartTitle>
      </PartHead>
      <Overall report={report} />
      {!excerpt &&
        (answers.length === 0 ? (
          <p>The interview ended before its first question.</p>
        ) : (
          <AnswerRows>
            {answers.map((answer, i) => (
              <AnswerCard
                key={i}
                number={i + 1}
                answer={answer}
                lines={transcript.filter(({ turn }) => answer.turns.includes(turn))}
                correction={correction}
                again={again}
                keep={keep}
                rough={metrics.rough.includes('words')}
                told={told}
              />
            ))}
          </AnswerRows>
        ))}
    </Part>
  );
}
