import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WhatToExpect } from './WhatToExpect.tsx';

const meta = { component: WhatToExpect } satisfies Meta<typeof WhatToExpect>;
export default meta;

export const FourThings: StoryObj<typeof meta> = {
  play: ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(4),
};
