import { sampleReport } from './sampleReport.ts';

export {
  disputedReport,
  emptyReport,
  figuresReport,
  hardToHearReport,
  mostlyUnassessedReport,
  partlyHeardReport,
  shortReport,
  strongReport,
  typedReport,
} from './otherReports.ts';
export { sampleNorms } from './sampleFigures.ts';
export { sampleSkills, unassessed } from './sampleContent.ts';
export { sampleReport } from './sampleReport.ts';
export { sampleAnswers } from './sampleAnswers.ts';
export { sampleComparison } from './sampleComparison.ts';
export { sampleTry } from './sampleTry.ts';
export { sampleHistory, sampleTrends, sampleTryHistory } from './sampleHistory.ts';

/** The recording of the sample interview, not yet played. */
export const sampleReplay = {
  state: 'paused' as const,
  positionMs: 0,
  durationMs: sampleReport.metrics.interviewMs,
  answers: sampleReport.answers.flatMap(({ startMs }, i) =>
    startMs === null ? [] : [{ label: `Q${i + 1}`, startMs }],
  ),
};
