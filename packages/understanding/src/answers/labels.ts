/** Levels of an answer on the written anchors (`corpus/rated.md`), 0 nothing to 5 excellent. */
export const levelLabels = ['0', '1', '2', '3', '4', '5'] as const;
