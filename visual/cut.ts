/**
 * Runs in a page: what of it nobody can read in this window, as a sentence each. The page is wider than the window, or a
 * text or a control lies outside of a box that cuts it off and cannot be scrolled. What nobody is meant to see is left out:
 * decoration, texts for screen readers only, and what is inert. It needs nothing from outside of itself.
 */
export async function findCutOff(): Promise<string[]> {
  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  /** Both axes, each with the words that the page has for it. */
  const axes = [
    {
      start: 'left',
      end: 'right',
      size: 'clientWidth',
      border: 'clientLeft',
      overflow: 'overflowX',
      scrolled: 'scrollLeft',
    },
    {
      start: 'top',
      end: 'bottom',
      size: 'clientHeight',
      border: 'clientTop',
      overflow: 'overflowY',
      scrolled: 'scrollTop',
    },
  ] as const;
  /** Pixels; edges lie between two, and a glyph may overhang. */
  const slack = 1;
  const root = document.documentElement;
  const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const visibly = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };

  /** The layer of an alert dialog that is open: nobody reads what it lies over, live regions included. */
  const alert = [...document.querySelectorAll('[role="alertdialog"]')].find((it) => it.checkVisibility(visibly));
  const layer = alert && [...document.body.children].find((it) => it.contains(alert));

  /** What matters of an element; asked once, since many texts have the same elements around them. */
  const about = (it: Element) => {
    const style = getComputedStyle(it);
    const { position, overflowX, overflowY, display, clipPath, textOverflow } = style;
    const shaped = display !== 'inline' && display !== 'contents';
    const tiny = position === 'absolute' && cuts(overflowX) && it.clientWidth <= 1 && it.clientHeight <= 1;
    return {
      position,
      overflowX,
      overflowY,
      /** It may cut off or scroll what is in it. */
      bounds: shaped && (overflowX !== 'visible' || overflowY !== 'visible'),
      /** What is fixed or absolute in it is placed by it. */
      transforms: [style.transform, style.translate, style.filter, style.contain].some((value) => value !== 'none'),
      /** Nobody is meant to see it, as with `VisuallyHidden`. */
      forScreenReaders: tiny || clipPath === 'inset(50%)',
      /** An ellipsis stands for what its title, or the list that it opens, has in full. */
      wholeElsewhere: textOverflow === 'ellipsis' && it.closest('[title], [aria-haspopup="listbox"]') !== null,
      shown:
        it.checkVisibility(visibly) &&
        !it.closest('[aria-hidden="true"], [inert]') &&
        (layer === undefined || layer.contains(it)),
    };
  };
  const known = new Map<Element, ReturnType<typeof about>>();
  const look = (it: Element) => {
    const seen = known.get(it) ?? about(it);
    known.set(it, seen);
    return seen;
  };

  /** The next box around it that can cut it off; `root` at last. */
  const around = (it: Element): Element => {
    const { position } = look(it);
    for (let outer = it.parentElement; outer; outer = outer.parentElement) {
      if (position !== 'absolute' && position !== 'fixed') return outer;
      if (look(outer).transforms || (position === 'absolute' && look(outer).position !== 'static')) return outer;
    }
    return root;
  };

  const named = (it: Element): string => `${it.localName} “${it.textContent.trim().slice(0, 30)}”`;

  /** Which box cuts this one off, and for how many pixels; undefined when all of it can be brought into sight. */
  const cutterOf = (from: Element, { left, top, right, bottom }: Box, ofText: boolean): string | undefined => {
    const box = { left, top, right, bottom };
    let fixed = false;
    let scrolls = false;
    for (let it = from, outside = !ofText; it !== root; it = around(it), outside = false) {
      const seen = look(it);
      if (seen.forScreenReaders) return undefined;
      fixed ||= seen.position === 'fixed';
      if (outside || !seen.bounds) continue;
      const edges = it.getBoundingClientRect();
      for (const { start, end, size, border, overflow, scrolled } of axes) {
        if (seen[overflow] === 'visible') continue;
        const from = edges[start] + it[border];
        const to = from + it[size];
        if (cuts(seen[overflow])) {
          const lost = Math.max(from - box[start], box[end] - to);
          if (lost > slack && !(start === 'left' && seen.wholeElsewhere))
            return `${named(it)} (${Math.round(lost)} px)`;
          box[start] = Math.max(from, box[start]);
          box[end] = Math.min(to, box[end]);
        } else {
          const before = from - it[scrolled] - box[start];
          if (before > slack && it[scrolled] >= 0) return `the beginning of ${named(it)} (${Math.round(before)} px)`;
          if (start === 'top' && ofText && !scrolls && to - from < (bottom - top) / 2)
            return `${named(it)}, which is lower than a line`;
          box[start] = from;
          box[end] = to;
          scrolls ||= start === 'top';
        }
      }
    }
    for (const { start, end, size, overflow, scrolled } of axes) {
      const held = fixed || cuts(look(root)[overflow]) || cuts(look(document.body)[overflow]);
      const before = -box[start] - (held ? 0 : root[scrolled]);
      const lost = held ? Math.max(before, box[end] - root[size]) : before;
      if (lost > slack) return `the window (${Math.round(lost)} px)`;
    }
    return undefined;
  };

  await new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  const found = new Set<string>();
  const { clientWidth, scrollWidth } = root;
  if (scrollWidth > clientWidth) {
    const far = [...document.querySelectorAll('#storybook-root *, body > *')].filter(
      (it) => it.getBoundingClientRect().right > clientWidth + 0.5,
    );
    found.add(`has to be scrolled sideways: ${scrollWidth} px, ${far.slice(-2).map(named).join(', ')}`);
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement: parent, nodeValue } = text;
    if (!parent || !nodeValue?.trim() || !look(parent).shown) continue;
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) {
      const by = box.width > 0 && cutterOf(parent, box, true);
      if (by) found.add(`“${nodeValue.trim().slice(0, 40)}” is cut off by ${by}`);
    }
  }
  for (const control of document.body.querySelectorAll(
    'a[href], button, input, select, textarea, summary, [tabindex]',
  )) {
    if (!look(control).shown) continue;
    const by = cutterOf(control, control.getBoundingClientRect(), false);
    if (by) found.add(`${named(control)} is cut off by ${by}`);
    if (
      control instanceof HTMLTextAreaElement &&
      cuts(look(control).overflowY) &&
      control.scrollHeight > control.clientHeight + slack
    )
      found.add(`the text of ${control.localName} “${control.value.slice(0, 30)}” is cut off`);
  }
  return [...found];
}
