import type { Measurement } from '../port.ts';

/** A service that counts into a list, a line for each thing it was told, and tells `onLine` of each. */
export function recordingMeasurement(onLine: (line: string) => void = () => undefined) {
  const sent: string[] = [];
  const add = (...words: readonly (string | undefined)[]) => {
    const line = words.filter((word) => word !== undefined).join(' ');
    sent.push(line);
    onLine(line);
  };
  const measurement: Measurement = {
    pageView: (page, title) => add('page', page, title),
    event: ({ category, action, label }) => add('event', category, action, label),
    resume: () => add('resume'),
    stop: () => add('stop'),
  };
  return { measurement, sent };
}
