import { readLogLine } from '../start/logLine.ts';
import { firstLines } from './failures.ts';

/** So many lines of a page are printed at most, and so many of each log. */
const [mostOfPage, mostOfLog] = [60, 15];

/** The first lines of Playwright's picture of a page in words, as it stands in its `error-context.md`. */
export function pageIn(context: string): readonly string[] {
  const page = /^```yaml\n([^]*?)^```/m.exec(context)?.[1] ?? '';
  return firstLines(page, mostOfPage);
}

/** The last warnings and errors of a part's log, as it wrote them. */
export function complaintsIn(log: string): readonly string[] {
  const complaints = log.split('\n').filter((line) => readLogLine(line).level !== 'info');
  return firstLines(complaints.slice(-mostOfLog).join('\n'), mostOfLog);
}
