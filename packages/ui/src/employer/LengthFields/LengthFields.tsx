import { Select } from '../../primitives/index.ts';
import type { InterviewLength } from '../types.ts';
import { type Length, mostQuestions } from './mostQuestions.ts';
import { Pair } from './LengthFields.styles.ts';

export interface LengthFieldsProps extends Length {
  readonly lengths: readonly InterviewLength[];
  /** How many questions the employer has written. */
  readonly written: number;
  readonly disabled?: boolean;
  readonly onChange: (length: Length) => void;
}

const fitting = 'fitting';

/** Sets how long the interviews of a job take at most, and how many questions they have at most. */
export function LengthFields({ lengths, written, disabled = false, onChange, ...length }: LengthFieldsProps) {
  const { minutes, questionCount } = length;
  const fits = mostQuestions({ minutes, questionCount: null }, lengths);
  const most = mostQuestions(length, lengths);
  const counts = Array.from({ length: Number.isFinite(fits) ? fits : 0 }, (_, i) => i + 1);
  return (
    <Pair>
      <Select
        label="Length"
        value={minutes === null ? '' : String(minutes)}
        placeholder="Standard length"
        options={lengths.map((one) => ({ value: String(one.minutes), label: `Up to ${one.minutes} minutes` }))}
        hint={Number.isFinite(fits) ? `Time for ${fits} questions.` : undefined}
        disabled={disabled}
        onValueChange={(value) => {
          const next = lengths.find((one) => String(one.minutes) === value);
          if (!next) return;
          const kept = questionCount !== null && questionCount <= next.questions ? questionCount : null;
          onChange({ minutes: next.minutes, questionCount: kept });
        }}
      />
      <Select
        label="Number of questions"
        value={questionCount === null ? fitting : String(questionCount)}
        options={[
          { value: fitting, label: 'As many as time allows' },
          ...counts.map((count) => ({
            value: String(count),
            label: count === 1 ? '1 question' : `Up to ${count} questions`,
          })),
        ]}
        hint={written > most ? `You wrote ${written}. ${leftOut(most)}` : undefined}
        disabled={disabled}
        onValueChange={(value) => onChange({ minutes, questionCount: value === fitting ? null : Number(value) })}
      />
    </Pair>
  );
}

const leftOut = (most: number) => (most === 1 ? 'We’ll ask only the first.' : `We’ll ask only the first ${most}.`);
