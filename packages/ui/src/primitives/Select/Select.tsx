import { Select as Base } from '@base-ui/react/select';
import { useId } from 'react';
import { FieldNotes, Stack, tiesOf, type FieldWords } from '../Field/index.ts';
import { CheckIcon, ChevronDownIcon } from '../icons/index.ts';
import { Indicator, Item, ItemText, Label, Popup, Positioner, Trigger, Value } from './Select.styles.ts';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectProps extends FieldWords {
  /** Empty while nothing is chosen. */
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly onValueChange: (value: string) => void;
  /** Shown while nothing is chosen. */
  readonly placeholder?: string;
  /** Its name in a form. */
  readonly name?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
}

/** One of a few options. Typing the first letters of an option goes to it, open or closed. */
export function Select({ label, hint, error, value, options, onValueChange, placeholder, ...rest }: SelectProps) {
  const id = useId();
  return (
    <Stack>
      <Base.Root
        {...rest}
        items={options}
        modal={false}
        value={value === '' ? null : value}
        onValueChange={(next: string | null) => next !== null && onValueChange(next)}
      >
        <Label>{label}</Label>
        <Trigger {...tiesOf(id, hint, error)}>
          <Value placeholder={placeholder ?? 'Choose one'} />
          <Base.Icon>
            <ChevronDownIcon />
          </Base.Icon>
        </Trigger>
        <Base.Portal>
          <Positioner alignItemWithTrigger={false} sideOffset={6} collisionPadding={16}>
            <Popup>
              {options.map((option) => (
                <Item key={option.value} value={option.value}>
                  <Indicator>
                    <CheckIcon />
                  </Indicator>
                  <ItemText>{option.label}</ItemText>
                </Item>
              ))}
            </Popup>
          </Positioner>
        </Base.Portal>
      </Base.Root>
      <FieldNotes id={id} hint={hint} error={error} />
    </Stack>
  );
}
