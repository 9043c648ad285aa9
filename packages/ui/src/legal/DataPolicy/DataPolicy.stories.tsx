import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleBrand } from '../testing.ts';
import { DataPolicy } from './DataPolicy.tsx';

const meta = { component: DataPolicy, args: { brand: sampleBrand } } satisfies Meta<typeof DataPolicy>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every link inside the page leads to a section. */
export const Whole: Story = {
  play: async ({ canvasElement }) => {
    // Sound is kept, but never unasked.
    await expect(canvasElement).toHaveTextContent(/only if you switch that on under My Account/);
    await expect(canvasElement).not.toHaveTextContent(/no sound of|neither sound/i);
    await expect(canvasElement).toHaveTextContent(
      /language model, everything that you say or type in an interview is sent/,
    );
    await expect(canvasElement).toHaveTextContent(/We store nothing of that moment/);
    const links = [...canvasElement.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute('href') ?? '');
    const missing = links.filter((href) => canvasElement.querySelector(`h2${href}`) === null);
    await expect({ sections: new Set(links).size, missing }).toEqual({ sections: 21, missing: [] });
  },
};

/** An operator with a name, a mailbox and a contact page of its own. */
export const AnotherBrand: Story = {
  tags: ['desktop'],
  args: {
    brand: {
      name: 'Northwind Careers',
      supportEmail: 'help@northwind.example',
      contactUrl: 'https://northwind.example/contact',
    },
  },
  play: ({ canvasElement }) => expect(canvasElement).not.toHaveTextContent('Viva'),
};
