import type { Said } from './types.ts';

/** How often the most frequent word of these lists was said, so that bars of all of them can be compared; at least 1. */
export const mostSaid = (...lists: readonly (readonly Said[] | null | undefined)[]): number =>
  Math.max(
    1,
    ...lists.flatMap((said) => [...Map.groupBy(said ?? [], ({ text }) => text).values()].map(({ length }) => length)),
  );
