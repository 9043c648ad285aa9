/** The bars of a visualizer. */
export const barsIn = (canvas: HTMLElement) => [...canvas.querySelectorAll<SVGLineElement>('line[data-lit]')];

/** How high they are drawn, in whole percent of the visualizer. */
export function drawnHeights(canvas: HTMLElement): number[] {
  return barsIn(canvas).map((bar) => {
    const height = bar.ownerSVGElement?.getBoundingClientRect().height ?? Number.NaN;
    const { strokeWidth, strokeLinecap } = getComputedStyle(bar);
    const width = strokeLinecap === 'round' ? Number.parseFloat(strokeWidth) : 0;
    return Math.round(((Number(bar.getAttribute('y2')) - Number(bar.getAttribute('y1')) + width) / height) * 100);
  });
}
