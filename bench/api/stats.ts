/** The middle one. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** What 99 of 100 do not exceed. */
export const p99 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? 0;

export const round = (value: number, digits = 0): number => Number(value.toFixed(digits));

/** By how much values grow for each step of `at`: the slope of the line through them with the least squares. */
export function slope(points: readonly { readonly at: number; readonly value: number }[]): number {
  const mean = (pick: (point: (typeof points)[number]) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length;
  const [at, value] = [mean((point) => point.at), mean((point) => point.value)];
  const spread = mean((point) => (point.at - at) ** 2);
  return spread === 0 ? 0 : mean((point) => (point.at - at) * (point.value - value)) / spread;
}
