import { Menu } from '@base-ui/react/menu';
import type { ReactElement } from 'react';
import { CheckIcon } from '../icons/index.ts';
import { GroupLabel, Item, Nothing, Popup, Positioner } from './ChoiceMenu.styles.ts';

export interface ChoiceGroup {
  readonly id: string;
  readonly label: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
  readonly chosen?: string | undefined;
  /** Said when there is no option. */
  readonly none: string;
}

export interface ChoiceMenuProps {
  /** The button that opens it. */
  readonly trigger: ReactElement<Record<string, unknown>>;
  readonly groups: readonly ChoiceGroup[];
  readonly onChoose: (group: string, option: string) => void;
}

/** A menu in which one option of each group is chosen. It opens 6 px from its button. */
export function ChoiceMenu({ trigger, groups, onChoose }: ChoiceMenuProps) {
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger render={trigger} />
      <Menu.Portal>
        <Positioner sideOffset={6} collisionPadding={16}>
          <Popup>
            {groups.map(({ id, label, options, chosen, none }) => (
              <Menu.RadioGroup
                key={id}
                value={chosen ?? null}
                onValueChange={(value: unknown) => onChoose(id, String(value))}
              >
                <GroupLabel>{label}</GroupLabel>
                {options.length === 0 && <Nothing disabled>{none}</Nothing>}
                {options.map((option) => (
                  <Item key={option.id} value={option.id} closeOnClick>
                    <span>{option.id === chosen && <CheckIcon />}</span>
                    {option.label}
                  </Item>
                ))}
              </Menu.RadioGroup>
            ))}
          </Popup>
        </Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
