import { capText, criterionNames } from '../../emails/contentWords.ts';
import { Quotation } from '../../primitives/index.ts';
import { Small } from '../report.styles.ts';
import type { AnswerContent } from '../types.ts';
import { Anchor, Criteria, Gap, Rewrite, Score, ScoreText, Steps, Subtitle } from './Assessment.styles.ts';
import { Story } from './Story.tsx';

const steps = [1, 2, 3, 4, 5];

function Points({ score }: { readonly score: number }) {
  return (
    <Steps aria-hidden="true">
      {steps.map((step) => (
        <span key={step} data-lit={step <= Math.round(score)} />
      ))}
    </Steps>
  );
}

/** Gaps stand in square brackets: only the candidate knows what belongs there. */
const withGaps = (text: string) =>
  text.split(/(\[[^\]]+\])/).map((part, i) => (part.startsWith('[') ? <Gap key={i}>{part}</Gap> : part));

/** The quotes that no part of the story shows already. */
const others = ({ quotes, parts }: AnswerContent) => {
  const told = parts ? [parts.situation, parts.task, parts.action, parts.result] : [];
  return quotes.filter(({ text }) => !told.some((part) => part?.text === text));
};

/** What an answer showed on the rubric: the score with its written anchors, the story's parts, a better version. */
export function Assessment({ content }: { readonly content: AnswerContent }) {
  const { score, cappedBy, criteria, parts, rewrite } = content;
  return (
    <>
      <Score>
        <Points score={score ?? 0} />
        <ScoreText>{score} of 5</ScoreText>
      </Score>
      {cappedBy && <Small>{capText(cappedBy)}</Small>}
      {criteria.length > 0 && (
        <Criteria>
          {criteria.map((criterion) => (
            <li key={criterion.name}>
              <strong>{criterionNames[criterion.name]}</strong>
              <span>{criterion.score} of 5</span>
              <Anchor>{criterion.anchor}</Anchor>
            </li>
          ))}
        </Criteria>
      )}
      {parts && <Story parts={parts} />}
      {others(content).map((quote, i) => (
        <Quotation key={i} quote={quote} />
      ))}
      {rewrite && (
        <Rewrite>
          <Subtitle under={3}>In better words</Subtitle>
          <p>{withGaps(rewrite)}</p>
          <small>Only what you said, in another order. What stands in brackets is yours to fill in.</small>
        </Rewrite>
      )}
    </>
  );
}
