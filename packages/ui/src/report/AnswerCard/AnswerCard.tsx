import { LevelMark, Moment } from '../../primitives/index.ts';
import { Fold } from '../Fold/index.ts';
import { KeepAnswer } from '../KeepAnswer/index.ts';
import { SayAgain } from '../SayAgain/index.ts';
import type { AgainView, CorrectionView, KeepView, NotAssessed, ReportAnswer, ReportLine } from '../types.ts';
import { WhatWeHeard } from '../WhatWeHeard/index.ts';
import { answerFacts, answerLine, notAssessed, outcomeText } from '../words.ts';
import { Facts, Head, Indented, Line, Question, Row, Ways } from './AnswerCard.styles.ts';
import { Assessment } from './Assessment.tsx';

export interface AnswerCardProps {
  /** Position in the interview, from 1. */
  readonly number: number;
  readonly answer: ReportAnswer;
  /** What the candidate said to the question. */
  readonly lines?: readonly ReportLine[];
  /** Missing where what was heard can only be read. */
  readonly correction?: CorrectionView | undefined;
  /** Missing where the question can't be said again. */
  readonly again?: AgainView | undefined;
  /** Missing where the answer can't be kept. */
  readonly keep?: KeepView | undefined;
  /** Most words of the interview were hard to hear: their number is rough. */
  readonly rough?: boolean;
  /** Why nothing of the interview was assessed, where that is said already. */
  readonly told?: NotAssessed | undefined;
}

/**
 * One question and what its answer came to; behind it, what was found in the answer, in the words that show it, and every
 * word as it was heard.
 */
export function AnswerCard({
  number,
  answer,
  lines = [],
  correction,
  again,
  keep,
  rough = false,
  told,
}: AnswerCardProps) {
  const { id, question, outcome, content, startMs } = answer;
  const level = outcome === 'answered' ? content?.level : undefined;
  const whyNot = content?.notAssessed ?? 'not-offered';
  const facts = answerFacts(answer, rough || whyNot === 'approximate-transcript');
  const summary = (
    <>
      <Question under={2}>
        <span>{number}</span> {question}
      </Question>
      <CameTo answer={answer} told={told} />
    </>
  );
  const sayAgain = again && <SayAgain questionId={id} question={question} again={again} />;
  if (lines.length === 0 && facts.length === 0)
    return (
      <Row>
        {summary}
        {sayAgain && <Indented>{sayAgain}</Indented>}
      </Row>
    );
  return (
    <Row>
      <Fold printed summary={summary}>
        {level && content && <Assessment content={content} />}
        {facts.length > 0 && (
          <Facts>
            {startMs !== null && <Moment ms={startMs} of={`Answer ${number}`} />}
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </Facts>
        )}
        {lines.length > 0 && <WhatWeHeard lines={lines} correction={correction} />}
        {(sayAgain || keep) && (
          <Ways>
            {sayAgain}
            {keep && <KeepAnswer questionId={id} question={question} level={level ?? null} keep={keep} />}
          </Ways>
        )}
      </Fold>
    </Row>
  );
}

/** What an answer came to, in a line: its level, why it has none, or that there was none. */
function CameTo({ answer, told }: Pick<AnswerCardProps, 'answer' | 'told'>) {
  const { outcome, content } = answer;
  const whyNot = content?.notAssessed ?? 'not-offered';
  if (outcome !== 'answered')
    return (
      <Head>
        <Line>{outcomeText(outcome)}</Line>
      </Head>
    );
  if (!content?.level)
    return whyNot === told ? null : (
      <Head>
        <Line>Not assessed. {notAssessed(whyNot)}</Line>
      </Head>
    );
  const { level, likely } = content;
  const line = answerLine(content);
  return (
    <Head>
      <LevelMark likely={likely.length > 0 ? likely : [level]} />
      {line && <Line>{line}</Line>}
    </Head>
  );
}
