import { Moment } from '../../primitives/index.ts';
import type { ReportAnswer } from '../types.ts';
import { answerFacts, notAssessed, outcomeText } from '../words.ts';
import { Card, Facts, Outcome, Question, Unassessed } from './AnswerCard.styles.ts';
import { Assessment } from './Assessment.tsx';

export interface AnswerCardProps {
  /** Position in the interview, from 1. */
  readonly number: number;
  readonly answer: ReportAnswer;
  /** An approximate recogniser counted the words. */
  readonly rough?: boolean;
}

/** One question, what became of it, and what the answer showed, each claim with the words that it rests on. */
export function AnswerCard({ number, answer, rough = false }: AnswerCardProps) {
  const { question, outcome, startMs, content } = answer;
  const facts = answerFacts(answer, rough);
  const assessed = outcome === 'answered' && content && content.score !== null ? content : undefined;
  const whyNot = outcome === 'answered' ? (content?.notAssessed ?? 'not-offered') : 'unanswered';
  return (
    <Card>
      <Question under={2}>
        <span>{number}</span> {question}
      </Question>
      <Facts>
        {outcome === 'answered' ? (
          <>
            {startMs !== null && <Moment ms={startMs} of={`Answer ${number}`} />}
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </>
        ) : (
          <Outcome>{outcomeText(outcome)}</Outcome>
        )}
      </Facts>
      {assessed ? <Assessment content={assessed} /> : <Unassessed>Not assessed. {notAssessed(whyNot)}</Unassessed>}
    </Card>
  );
}
