import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LegalDocument } from './LegalDocument.tsx';

const meta = {
  component: LegalDocument,
  args: {
    title: 'House Rules',
    revised: { date: '2025-04-27', text: 'April 27, 2025' },
    inShort: ['Be kind.', 'Speak for yourself.'],
    sections: [
      { id: 'kind', title: 'Be kind', body: <p>The other side is a machine. Practice on it what you would say.</p> },
      {
        id: 'yourself',
        title: 'Speak for yourself',
        body: (
          <>
            <p>Tell what you did:</p>
            <ul>
              <li>not what the team did,</li>
              <li>and not what one should do.</li>
            </ul>
          </>
        ),
      },
    ],
  },
} satisfies Meta<typeof LegalDocument>;
export default meta;

/** Each section can be linked to. */
export const Short: StoryObj<typeof meta> = {
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: '2. Speak for yourself' })).toHaveAttribute('id'),
};
