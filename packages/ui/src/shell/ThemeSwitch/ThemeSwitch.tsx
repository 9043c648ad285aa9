import { useId } from 'react';
import { DeviceIcon, MoonIcon, SunIcon } from '../../primitives/index.ts';
import type { ThemeChoice } from '../../theme/index.ts';
import { Group, Option } from './ThemeSwitch.styles.ts';

const options = [
  ['system', 'Same as the device', <DeviceIcon key="system" />],
  ['light', 'Light', <SunIcon key="light" />],
  ['dark', 'Dark', <MoonIcon key="dark" />],
] as const;

export interface ThemeSwitchProps {
  readonly theme: ThemeChoice;
  readonly onThemeChange: (theme: ThemeChoice) => void;
}

/** Light paper, dark paper, or whatever the device does. */
export function ThemeSwitch({ theme, onThemeChange }: ThemeSwitchProps) {
  const name = useId();
  return (
    <Group>
      <legend>Colors</legend>
      {options.map(([value, label, icon]) => (
        <Option key={value} title={label}>
          <input
            type="radio"
            name={name}
            aria-label={label}
            checked={theme === value}
            onChange={() => onThemeChange(value)}
          />
          {icon}
        </Option>
      ))}
    </Group>
  );
}
