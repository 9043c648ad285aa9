import { Checkbox } from '../../primitives/index.ts';
import { atStart } from '../../voice/RecordingConsent/atStart.ts';
import { Fold, Options } from './Accommodations.styles.ts';

/** What a candidate can ask for. */
export type Accommodation = 'more-time' | 'plain-questions' | 'typing';

export interface AccommodationsProps {
  /** Who is not told of it. */
  readonly employer: string;
  readonly asked: readonly Accommodation[];
  readonly onAsk: (asked: readonly Accommodation[]) => void;
}

const options: readonly (readonly [Accommodation, string, string])[] = [
  ['more-time', 'More time to think', 'Your interviewer waits longer, and you get up to 50% more time.'],
  ['plain-questions', 'Plain, literal questions', 'Your interviewer uses plainer wording for each question.'],
  [
    'typing',
    'Typing instead of speaking',
    'Your microphone stays off, and your interviewer waits while you type. Typed answers are marked as typed.',
  ],
];

/** What a candidate can ask for before an interview, folded away until they look for it. */
export function Accommodations({ employer, asked, onAsk }: AccommodationsProps) {
  return (
    <Fold open={asked.length > 0 || undefined}>
      <summary>Need more time, or another way to answer?</summary>
      <Options>
        <p>
          Check what helps you. Only your interviewer uses it. {atStart(employer)} isn’t told what you check, and it
          doesn’t count for or against you.
        </p>
        {options.map(([value, label, hint]) => (
          <Checkbox
            key={value}
            label={label}
            hint={hint}
            checked={asked.includes(value)}
            onCheckedChange={(checked) =>
              onAsk(options.map(([one]) => one).filter((one) => (one === value ? checked : asked.includes(one))))
            }
          />
        ))}
      </Options>
    </Fold>
  );
}
