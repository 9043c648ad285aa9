import type { Meta, StoryObj } from '@storybook/react-vite';
import * as icons from './index.ts';

const meta = {
  render: () => (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 24, listStyle: 'none', padding: 0 }}>
      {Object.entries(icons).map(([name, Drawing]) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 8, fontSize: 14 }}>
          <Drawing />
          {name}
        </li>
      ))}
    </ul>
  ),
} satisfies Meta;
export default meta;

export const All: StoryObj<typeof meta> = {};
