import { expect, waitFor } from 'storybook/test';

interface Room {
  readonly getByLabelText: (label: string) => HTMLElement;
  readonly getByRole: (role: string, options: { readonly name: string }) => HTMLElement;
}

/** The newest caption stands whole in its list, and the list above the controls. */
export function newestLineIsRead(canvas: Room): Promise<void> {
  const list = canvas.getByRole('list', { name: 'What was said' });
  return waitFor(async () => {
    const { top, bottom } = list.getBoundingClientRect();
    const newest = list.lastElementChild?.getBoundingClientRect();
    const foot = canvas.getByLabelText('Or type your answer').closest('form')?.parentElement?.parentElement;
    await expect(newest?.top).toBeGreaterThanOrEqual(top);
    await expect(newest?.bottom).toBeLessThanOrEqual(bottom);
    await expect(bottom).toBeLessThanOrEqual(foot?.getBoundingClientRect().top ?? 0);
  });
}
