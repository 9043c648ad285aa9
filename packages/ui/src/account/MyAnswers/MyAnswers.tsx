import { useRef } from 'react';
import { type Level, levelWords } from '../../levels.ts';
import { Button, Link, VisuallyHidden } from '../../primitives/index.ts';
import { useFocusKept } from '../../primitives/internal/useFocusKept.ts';
import { Fold } from '../../report/Fold/index.ts';
import { About, Problem, Question, QuestionList } from '../account.styles.ts';
import { Entry, None, Ways, Words } from './MyAnswers.styles.ts';

/** An answer that its speaker keeps. */
export interface MyAnswerView {
  /** The interview and the question, as one. */
  readonly id: string;
  readonly question: string;
  /** What was practiced, as in `Ward nurse`. */
  readonly title: string;
  /** Null where it can't be assessed any more. */
  readonly level: Level | null;
  /** When it was given, as people write it. */
  readonly dateText: string;
  /** Its words, as they were said. */
  readonly said: string;
  /** Address of the report that it stands in. */
  readonly href: string;
}

export interface MyAnswersProps {
  /** The newest first; empty once the last one was removed. */
  readonly answers: readonly MyAnswerView[];
  /** The one whose room is being made, by its id. */
  readonly opening?: string | undefined;
  /** Those that are being removed, by their ids. */
  readonly removing?: readonly string[] | undefined;
  /** The one with which something went wrong, and what. */
  readonly failed?: { readonly id: string; readonly message: string } | undefined;
  readonly onSayAgain: (answer: MyAnswerView) => void;
  readonly onRemove: (answer: MyAnswerView) => void;
}

/** Id of the section, where links to it lead. */
export const myAnswersId = 'my-answers';

/** Why the section is there. */
export const myAnswersLead =
  'Answers you kept, in your own words, to read before the real interview. If an interview is deleted, the answers you kept from it go, too.';

/** The answers that a person keeps, each folded, with the words as they were said. */
export function MyAnswers({ answers, opening, removing = [], failed, onSayAgain, onRemove }: MyAnswersProps) {
  const part = useRef<HTMLDivElement>(null);
  const onPress = useFocusKept(part, answers.length);
  return (
    <div ref={part} tabIndex={-1}>
      {answers.length === 0 ? (
        <None role="status">You aren’t keeping any answers.</None>
      ) : (
        <QuestionList aria-label="My Answers">
          {answers.map((answer, at) => (
            <Entry key={answer.id}>
              <Fold
                summary={
                  <>
                    <Question>{answer.question}</Question>
                    <About>
                      {answer.title} · {answer.level && `rated “${levelWords[answer.level].name}” on `}
                      {answer.dateText}
                    </About>
                  </>
                }
              >
                <Words>{answer.said}</Words>
                <Ways>
                  <Button variant="quiet" busy={opening === answer.id} onClick={() => onSayAgain(answer)}>
                    Try Again
                    <VisuallyHidden>: {answer.question}</VisuallyHidden>
                  </Button>
                  <Link href={answer.href}>
                    Open the report
                    <VisuallyHidden>: {answer.question}</VisuallyHidden>
                  </Link>
                  <Button
                    variant="link"
                    busy={removing.includes(answer.id)}
                    onClick={() => {
                      onPress(at);
                      onRemove(answer);
                    }}
                  >
                    Remove
                    <VisuallyHidden>: {answer.question}</VisuallyHidden>
                  </Button>
                </Ways>
                {failed?.id === answer.id && <Problem role="alert">{failed.message}</Problem>}
              </Fold>
            </Entry>
          ))}
        </QuestionList>
      )}
    </div>
  );
}
