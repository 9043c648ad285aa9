import { useId, useState } from 'react';
import { barLevels, barText, levelsOfCandidates } from '../../levels.ts';
import { Alert, Button } from '../../primitives/index.ts';
import { Box, Choices, Foot, Option } from './BarControl.styles.ts';

export interface BarControlProps {
  /** 0 to 100. */
  readonly bar: number;
  /** Overall scores of the candidates that could be assessed, without those who fell short of the bar under which they agreed. */
  readonly scores: readonly number[];
  /** How many were assessed. */
  readonly assessed: number;
  /** How many fell short of the bar under which they agreed: no lower bar shows them. */
  readonly withheld?: number;
  readonly saving?: boolean;
  readonly error?: string | undefined;
  readonly onSave: (bar: number) => void;
}

/** What can be chosen, the lowest first; a bar that stands between two levels stays until another is set. */
function optionsAt(bar: number): { readonly bar: number; readonly meaning?: string }[] {
  const levels = barLevels.map((one) => ({ bar: one.bar, meaning: levelsOfCandidates[one.level] }));
  const known = levels.some((one) => one.bar === bar);
  return (known ? levels : [...levels, { bar }]).toSorted((a, b) => a.bar - b.bar);
}

/** Sets how good an interview must be for its candidate to be announced, and shows at once how many that would be. */
export function BarControl({ bar, scores, assessed, withheld = 0, saving = false, error, onSave }: BarControlProps) {
  const [wanted, setWanted] = useState(bar);
  const id = useId();
  const reach = scores.filter((score) => score >= wanted).length;
  return (
    <Box aria-labelledby={id}>
      <h2 id={id}>The bar</h2>
      <p>
        We email you when a candidate meets it, and only then. We compare what they said with the skills you asked for,
        not how they sound.
      </p>
      {error && <Alert>{error}</Alert>}
      <Choices role="radiogroup" aria-labelledby={id}>
        {optionsAt(bar).map((option) => (
          <Option key={option.bar}>
            <input
              type="radio"
              name={`${id}bar`}
              checked={option.bar === wanted}
              onChange={() => setWanted(option.bar)}
            />
            <span>
              <b>{barText(option.bar)}</b>
              {option.meaning && <small>{option.meaning}</small>}
            </span>
          </Option>
        ))}
      </Choices>
      <Foot>
        <p role="status">
          {assessed === 0
            ? 'No one has been assessed yet.'
            : `${reach} of ${assessed} assessed ${assessed === 1 ? 'candidate meets' : 'candidates meet'} it.`}
          {withheld > 0 && ` ${withheldText(withheld)}`}
        </p>
        <Button variant="quiet" busy={saving} disabled={wanted === bar} onClick={() => onSave(wanted)}>
          Set the Bar
        </Button>
      </Foot>
    </Box>
  );
}

const withheldText = (count: number) =>
  count === 1
    ? '1 came out below the bar that was set when they agreed to be recorded, and stays hidden even if you lower it.'
    : `${count} came out below the bar that was set when they agreed to be recorded, and stay hidden even if you lower it.`;
