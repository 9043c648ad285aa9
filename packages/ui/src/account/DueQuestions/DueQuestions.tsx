import { count } from '../../emails/words.ts';
import { type Level, levelWords } from '../../levels.ts';
import { Button, VisuallyHidden } from '../../primitives/index.ts';
import { About, Problem, Question, QuestionList } from '../account.styles.ts';
import { Entry } from './DueQuestions.styles.ts';

/** A question that went badly and is due to be said again. */
export interface DueQuestionView {
  /** The interview and the question, as one. */
  readonly id: string;
  readonly question: string;
  /** What was practiced, as in `Ward nurse`. */
  readonly title: string;
  /** What the last answer showed. */
  readonly level: Level;
  /** When it was given, as people write it. */
  readonly dateText: string;
}

export interface DueQuestionsProps {
  /** Those that went worst first; never empty. */
  readonly questions: readonly DueQuestionView[];
  /** The one that is being opened, by its id. */
  readonly busy?: string | undefined;
  /** The one that could not be opened, and why. */
  readonly failed?: { readonly id: string; readonly message: string } | undefined;
  readonly onSayAgain: (question: DueQuestionView) => void;
}

/** What stands over the list, as in `3 questions to try again today`. */
export const dueTitle = (questions: number): string => `${count(questions, 'question')} to try again today`;

/** Why the list is there. */
export const dueLead = 'A minute or two each. As your answers get better, you’ll see these questions less often.';

/** The questions of the day, each with the way to say it again at once. */
export function DueQuestions({ questions, busy, failed, onSayAgain }: DueQuestionsProps) {
  return (
    <QuestionList aria-label={dueTitle(questions.length)}>
      {questions.map((due) => (
        <Entry key={due.id}>
          <div>
            <Question>{due.question}</Question>
            <About>
              {due.title} · rated “{levelWords[due.level].name}” on {due.dateText}
            </About>
          </div>
          <Button variant="quiet" busy={busy === due.id} onClick={() => onSayAgain(due)}>
            Try Again
            <VisuallyHidden>: {due.question}</VisuallyHidden>
          </Button>
          {failed?.id === due.id && <Problem role="alert">{failed.message}</Problem>}
        </Entry>
      ))}
    </QuestionList>
  );
}
