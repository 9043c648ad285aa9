import { useId } from 'react';
import { Group, Option, Row } from './OptionRow.styles.ts';

export interface OptionRowProps<T extends string | number | boolean> {
  readonly legend: string;
  readonly options: readonly {
    readonly value: T;
    readonly label: string;
    /** A sentence about it, which is shown while it is chosen. */
    readonly meaning: string;
  }[];
  readonly value: T;
  readonly onChoose: (value: T) => void;
}

/** A few short options side by side, of which one is chosen, and what that one means. */
export function OptionRow<T extends string | number | boolean>({
  legend,
  options,
  value,
  onChoose,
}: OptionRowProps<T>) {
  const id = useId();
  return (
    <Group>
      <legend>{legend}</legend>
      <Row>
        {options.map((option) => (
          <Option key={String(option.value)}>
            <input
              type="radio"
              name={id}
              checked={option.value === value}
              aria-describedby={option.value === value ? `${id}-meaning` : undefined}
              onChange={() => onChoose(option.value)}
            />
            {option.label}
          </Option>
        ))}
      </Row>
      <p id={`${id}-meaning`}>{options.find((option) => option.value === value)?.meaning}</p>
    </Group>
  );
}
