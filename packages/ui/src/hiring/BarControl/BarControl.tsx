import { useId, useState } from 'react';
import { Alert, Button } from '../../primitives/index.ts';
import { Box, Controls, Slider, Value } from './BarControl.styles.ts';

export interface BarControlProps {
  /** 0 to 100. */
  readonly bar: number;
  /** Overall scores of the candidates that could be assessed. */
  readonly scores: readonly number[];
  readonly saving?: boolean;
  readonly error?: string | undefined;
  readonly onSave: (bar: number) => void;
}

/** Sets how good an interview must be for its candidate to be announced, and shows at once how many that would be. */
export function BarControl({ bar, scores, saving = false, error, onSave }: BarControlProps) {
  const [wanted, setWanted] = useState(bar);
  const id = useId();
  const reach = scores.filter((score) => score >= wanted).length;
  return (
    <Box aria-labelledby={id}>
      <h2 id={id}>The bar</h2>
      <p>
        You get an email when a candidate reaches it, and never for others. It compares what was said with the skills
        that you asked for; how somebody sounds takes no part in it.
      </p>
      {error && <Alert>{error}</Alert>}
      <Controls>
        <Slider
          type="range"
          aria-label="The bar"
          aria-valuetext={`${wanted} of 100`}
          min={0}
          max={100}
          step={5}
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.valueAsNumber)}
        />
        <Value>
          {wanted} <span>of 100</span>
        </Value>
        <p role="status">
          {scores.length === 0
            ? 'Nobody has been assessed yet.'
            : `${reach} of ${scores.length} assessed ${scores.length === 1 ? 'candidate reaches' : 'candidates reach'} it.`}
        </p>
        <Button variant="quiet" busy={saving} disabled={wanted === bar} onClick={() => onSave(wanted)}>
          Set the Bar
        </Button>
      </Controls>
    </Box>
  );
}
