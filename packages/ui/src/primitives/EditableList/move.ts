/** The list with the item at `from` taken out and put in at `to`; both are indices of the whole list. */
export function move<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
}

/** Where a row starts and ends, in px of the window. */
export interface Extent {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Where the row at `index` belongs while the pointer that holds it is at `y`: one place on, or where it is. A row trades
 * places with its neighbour only once it would lie under the pointer there, so rows of unequal height never flicker.
 */
export function placeUnder(rows: readonly Extent[], index: number, y: number): number {
  const [before, own, after] = [rows[index - 1], rows[index], rows[index + 1]];
  if (!own) return index;
  const height = own.bottom - own.top;
  if (after && y > Math.max(after.top, after.bottom - height)) return index + 1;
  if (before && y < Math.min(before.bottom, before.top + height)) return index - 1;
  return index;
}
