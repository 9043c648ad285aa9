/** How high a picture of bars is, and how wide each bar, in px. */
export interface BarBox {
  readonly height: number;
  readonly bar: number;
}

/** A bar's line: its upper and lower end, in px from the top, and whether it is too low for round ends. */
export interface BarEnds {
  readonly top: number;
  readonly bottom: number;
  readonly flat: boolean;
}

/**
 * The line of a bar for a height in percent. Round ends add half the bar's width each, so the line is that much shorter. A bar
 * that is lower than it is wide has flat ends instead, so that it is as low as it should be.
 */
export function endsOf(percent: number, { height, bar }: BarBox): BarEnds {
  const drawn = (height * percent) / 100;
  const flat = drawn < bar;
  const half = (flat ? drawn : drawn - bar) / 2;
  return { top: height / 2 - half, bottom: height / 2 + half, flat };
}
