import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/index.ts';
import { narrow } from '../testing/Narrow.tsx';
import { Prose } from './Prose.tsx';

const meta = {
  component: Prose,
  args: {
    children: (
      <>
        <h1>House rules</h1>
        <p>Last revised April 27, 2025.</p>
        <h2>Who can practice</h2>
        <p>
          Anyone who is 18 or older. Anyone younger asks a parent or guardian to create the account. See{' '}
          <Link href="/user-data-policy/">Data Policy</Link> for what happens to the words that are spoken.
        </p>
        <h3>In the room</h3>
        <ul>
          <li>Speak as you would to a person across a table.</li>
          <li>Take the time to think. No one is cut off, and a pause of a few seconds doesn’t count.</li>
        </ul>
        <blockquote>What was the hardest part, and what did you do about it yourself?</blockquote>
        <h3>Afterwards</h3>
        <ol>
          <li>The report comes by email.</li>
          <li>The recording can be erased.</li>
        </ol>
        <hr />
        <p>Questions go to the address at the foot of every report.</p>
      </>
    ),
  },
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rules: Story = {};
export const At320: Story = { decorators: [narrow] };
