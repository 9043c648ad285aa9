import { levelWords } from '../../levels.ts';
import { CheckIcon, Moment, Quotation, VisuallyHidden } from '../../primitives/index.ts';
import { Text } from '../report.styles.ts';
import type { AnswerContent, Criterion } from '../types.ts';
import { capText, criterionNames } from '../words.ts';
import { Criteria, Gap, Rewrite, Sign, Subtitle } from './Assessment.styles.ts';

/** Gaps stand in square brackets: only the candidate knows what belongs there. */
const withGaps = (text: string) =>
  text.split(/(\[[^\]]+\])/).map((part, i) => (part.startsWith('[') ? <Gap key={i}>{part}</Gap> : part));

/** The quotes that no criterion shows already. */
const others = ({ quotes, criteria }: AnswerContent) =>
  quotes.filter(({ text }) => !criteria.some(({ quote }) => quote?.text.includes(text)));

function Found({ criterion: { name, met, quote } }: { readonly criterion: Criterion }) {
  return (
    <li data-met={met}>
      <Sign>
        <VisuallyHidden>{met ? 'Yes: ' : 'No: '}</VisuallyHidden>
        {met && <CheckIcon />}
      </Sign>
      <strong>{criterionNames[name]}</strong>
      {met && quote && (
        <p>
          “{quote.text}” <Moment ms={quote.startMs} of={criterionNames[name]} />
        </p>
      )}
    </li>
  );
}

/** What an answer showed: what its level stands for, what was found in it and in which words, a better version. */
export function Assessment({ content }: { readonly content: AnswerContent }) {
  const { level, cappedBy, criteria, rewrite, readInPart } = content;
  return (
    <>
      {level && (
        <Text>
          {levelWords[level].meaning} {cappedBy && capText(cappedBy)}{' '}
          {readInPart &&
            'This answer is longer than we can read in one interview, so its end doesn’t count toward the level.'}
        </Text>
      )}
      {criteria.length > 0 && (
        <Criteria>
          {criteria.map((criterion) => (
            <Found key={criterion.name} criterion={criterion} />
          ))}
        </Criteria>
      )}
      {others(content).map((quote, i) => (
        <Quotation key={i} quote={quote} />
      ))}
      {rewrite && (
        <Rewrite>
          <Subtitle under={3}>In better words</Subtitle>
          <p>{withGaps(rewrite)}</p>
          <small>Only what you said, in a better order. Fill in anything in brackets.</small>
        </Rewrite>
      )}
    </>
  );
}
