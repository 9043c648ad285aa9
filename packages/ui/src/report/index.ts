export * from './AnswerCard/index.ts';
export * from './AnswerLengths/index.ts';
export * from './AudioReplay/index.ts';
export * from './BarColumns/index.ts';
export * from './FillerList/index.ts';
export * from './HistoryList/index.ts';
export * from './MeasureCard/index.ts';
export * from './OneThing/index.ts';
export * from './PaceChart/index.ts';
export * from './PausesTimeline/index.ts';
export * from './ReportHeader/index.ts';
export * from './ReportLetter/index.ts';
export * from './ReviewRequest/index.ts';
export * from './SampleLetter/index.ts';
export * from './ShareDialog/index.ts';
export * from './SkillList/index.ts';
export * from './Strength/index.ts';
export * from './StructureGrid/index.ts';
export * from './Transcript/index.ts';
export * from './TrendChart/index.ts';
export { sampleNorms, sampleReport } from './sample/index.ts';
export type {
  AnswerContent,
  ChangeView,
  Criterion,
  NotAssessed,
  ReportAnswer,
  ReportLine,
  ReportMetrics,
  ReportNorms,
  ReportView,
  Said,
  ShownSkill,
  StoryParts,
  StrengthView,
  TimedWord,
} from './types.ts';
