/**
 * Runs in a page: what nobody can get at in this window because something stays in its place while the page scrolls, as a
 * sentence each. Bars leave less than half of the window, a control can't be scrolled into it, or a control lies
 * under a bar when the keyboard has come to it (WCAG 2.4.11, Focus Not Obscured). It needs nothing from outside of itself.
 */
export function findCovered(): string[] {
  const found = new Set<string>();
  /** Pixels; edges lie between two. */
  const slack = 1;
  const root = document.documentElement;
  const named = (it: Element): string => `${it.localName} “${it.textContent.trim().slice(0, 30)}”`;
  /** The layer of an alert dialog that is open: nobody gets at what it lies over, live regions included. */
  const alert = document.querySelector('[role="alertdialog"]');
  const layer = alert?.checkVisibility() ? [...document.body.children].find((it) => it.contains(alert)) : undefined;
  const seen = (it: Element) =>
    (layer === undefined || layer.contains(it)) &&
    it.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
    !it.closest('[aria-hidden="true"], [inert]') &&
    getComputedStyle(it).clipPath !== 'inset(50%)';

  const staying = [...document.body.querySelectorAll('*')].filter((it) => {
    const { position } = getComputedStyle(it);
    return (position === 'fixed' || position === 'sticky') && seen(it);
  });
  if (staying.length === 0) return [];

  const scrollsItself = (it: Element): boolean => {
    for (let outer = it.parentElement; outer && outer !== document.body; outer = outer.parentElement)
      if (getComputedStyle(outer).overflowY !== 'visible') return true;
    return false;
  };
  const bars: Element[] = [];
  let above = 0;
  let below = 0;
  for (const it of staying) {
    const { position, top, bottom } = getComputedStyle(it);
    const box = it.getBoundingClientRect();
    if (box.width < innerWidth / 2 || (position === 'sticky' && scrollsItself(it))) continue;
    bars.push(it);
    if (position === 'sticky') {
      if (top !== 'auto') above = Math.max(above, Number.parseFloat(top) + box.height);
      if (bottom !== 'auto') below = Math.max(below, Number.parseFloat(bottom) + box.height);
    } else if (box.height < innerHeight) {
      if (box.top < innerHeight - box.bottom) above = Math.max(above, box.bottom);
      else below = Math.max(below, innerHeight - box.top);
    }
  }
  if (root.scrollHeight > innerHeight && above + below > innerHeight / 2)
    found.add(`bars leave ${Math.round(innerHeight - above - below)} px of the window: ${bars.map(named).join(', ')}`);

  const controls = [
    ...document.body.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]'),
  ].filter((it) => seen(it) && !it.matches(':disabled'));
  /** It is in front of the page only while it has the focus itself. */
  const skipLink = document.activeElement;
  const scrolled = new Map<Element, { top: number; left: number; behavior: 'instant' }>();
  for (const control of controls)
    for (let it: Element | null = control; it && !scrolled.has(it); it = it.parentElement)
      scrolled.set(it, { top: it.scrollTop, left: it.scrollLeft, behavior: 'instant' });

  // Downwards each comes into the window at its lower edge, where bars may be, and upwards at its upper edge.
  const ways = [...(below > 0 || above === 0 ? controls : []), ...(above > 0 ? controls.toReversed() : [])];
  for (const control of ways) {
    control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { left, top, right, bottom, height, width } = control.getBoundingClientRect();
    const away = Math.max(
      width > innerWidth ? 0 : Math.max(-left, right - innerWidth),
      height > innerHeight ? 0 : Math.max(-top, bottom - innerHeight),
    );
    if (away > slack) found.add(`${named(control)} stays outside of the window (${Math.round(away)} px)`);
    const inFront = document.elementFromPoint(
      (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
      (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
    );
    const by = staying.find((it) => it.contains(inFront) && !it.contains(control) && it !== skipLink);
    if (by) found.add(`${named(control)} is covered by ${named(by)}`);
  }
  for (const [it, before] of scrolled) it.scrollTo(before);
  return [...found];
}
