import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { List, Panel, Tab } from './Tabs.styles.ts';

export interface TabsProps {
  /** What the tabs are of, for screen readers. */
  readonly label: string;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly tabs: readonly { readonly value: string; readonly label: string; readonly content: ReactNode }[];
}

/** Several views of one thing, one at a time. Arrow keys go from tab to tab. */
export function Tabs({ label, value, onValueChange, tabs }: TabsProps) {
  return (
    <Base.Root value={value} onValueChange={(next: unknown) => onValueChange(String(next))}>
      <List aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <Tab key={tab.value} value={tab.value}>
            {tab.label}
          </Tab>
        ))}
      </List>
      {tabs.map((tab) => (
        <Panel key={tab.value} value={tab.value}>
          {tab.content}
        </Panel>
      ))}
    </Base.Root>
  );
}
