/** How high a picture of bars is, and how wide each bar, in px. */
export interface BarBox {
  readonly height: number;
  readonly bar: number;
}

/**
 * Upper and lower end of a bar's line, in px from the top, for a height in percent. The round ends add half the bar's
 * width each, so the line is that much shorter; a bar is never less than a dot.
 */
export function endsOf(percent: number, { height, bar }: BarBox): readonly [top: number, bottom: number] {
  const half = Math.max(0, (height * percent) / 100 - bar) / 2;
  return [height / 2 - half, height / 2 + half];
}
