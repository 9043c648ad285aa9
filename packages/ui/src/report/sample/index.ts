import { sampleReport } from './sampleReport.ts';

export { sampleNorms } from '../../emails/sample.ts';
export { approximateReport, emptyReport, figuresReport, shortReport, typedReport } from './otherReports.ts';
export { sampleSkills } from './sampleContent.ts';
export { sampleReport } from './sampleReport.ts';
export { sampleAnswers } from './sampleAnswers.ts';
export { sampleHistory, sampleTrends } from './sampleHistory.ts';

/** The recording of the sample interview, not yet played. */
export const sampleReplay = {
  state: 'paused' as const,
  positionMs: 0,
  durationMs: sampleReport.metrics.interviewMs,
  answers: sampleReport.answers.flatMap(({ startMs }, i) =>
    startMs === null ? [] : [{ label: `Q${i + 1}`, startMs }],
  ),
};
