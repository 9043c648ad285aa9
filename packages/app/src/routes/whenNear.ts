/** How far below the screen something may be to count as near, in pixels: about a screen. */
const ahead = 800;

/**
 * Waits until an element is nearly on the screen, where the page was served with its content written already: what can be
 * read needs no script yet. Elsewhere the content is wanted at once.
 */
export async function whenNear(id: string): Promise<void> {
  if (typeof document === 'undefined') return;
  const element = document.querySelector(`[data-page] #${id}`);
  if (!element) return;
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: `${ahead}px` },
    );
    observer.observe(element);
  });
}
