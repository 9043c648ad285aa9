import { allWell } from '@viva/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { scripts } from '../features/room/testing/index.ts';
import { inRoom, worldOf } from '../testing/scriptedWorld.ts';
import { StoryProduct } from '../testing/StoryProduct.tsx';

const meta = {
  component: StoryProduct,
  tags: ['screen', '!autodocs', 'desktop'],
  // Wide enough for the navigation's entries.
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: { bleed: true, msw: { handlers: allWell() } },
  args: { at: '/login', user: null },
  render: (args, { loaded }) => <StoryProduct {...args} room={worldOf(loaded)} />,
} satisfies Meta<typeof StoryProduct>;
export default meta;
type Story = StoryObj<typeof meta>;

/** From the login to the report of an interview that was held to its end. */
export const SignInPractiseReport: Story = {
  ...inRoom(scripts.wholeInterview),
  play: async ({ canvas, userEvent, loaded, step }) => {
    const world = worldOf(loaded);
    await step('sign in', async () => {
      await userEvent.type(await canvas.findByLabelText(/Email/), 'candidate@example.org');
      await userEvent.type(canvas.getByLabelText('Password'), 'a password{Enter}');
    });
    await step('practise', async () => {
      const [practise] = await canvas.findAllByRole('button', { name: 'Practice Interview' });
      if (practise) await userEvent.click(practise);
      await canvas.findByRole('heading', { name: 'Voice Chat Support' });
      await world.until('answer-2');
      await expect(await canvas.findByText(/your own part in fixing it/)).toBeVisible();
      await world.until('ended');
      await userEvent.click(await canvas.findByRole('button', { name: 'Return to Home' }));
    });
    await step('report', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'My Account' }));
      // The page before it has a link of this name, too.
      await canvas.findByRole('heading', { level: 1, name: 'My Account' });
      await userEvent.click(await canvas.findByRole('link', { name: 'Nurse' }));
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Nurse' })).toBeVisible();
      await waitFor(() => expect(document.title).toMatch(/ \| Report$/));
    });
  },
};
