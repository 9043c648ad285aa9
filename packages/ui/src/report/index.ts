export * from './AnswerCard/index.ts';
export * from './AnswerLengths/index.ts';
export * from './AudioReplay/index.ts';
export * from './BarColumns/index.ts';
export * from './Comparison/index.ts';
export * from './Fold/index.ts';
export * from './FillerList/index.ts';
export * from './HistoryList/index.ts';
export * from './KeepAnswer/index.ts';
export * from './OneThing/index.ts';
export * from './PaceChart/index.ts';
export * from './PauseList/index.ts';
export * from './ReportHeader/index.ts';
export * from './ReportLetter/index.ts';
export * from './ReviewRequest/index.ts';
export * from './SampleLetter/index.ts';
export * from './SayAgain/index.ts';
export * from './ShareDialog/index.ts';
export * from './SkillList/index.ts';
export * from './Strength/index.ts';
export * from './Transcript/index.ts';
export * from './TrendChart/index.ts';
export * from './WhatWeHeard/index.ts';
export { changedAnswer } from './changedAnswer.ts';
export { sampleNorms, sampleReport } from './sample/index.ts';
export type {
  AgainView,
  AnswerContent,
  ChangeView,
  ComparisonView,
  CorrectableTurn,
  CorrectionStep,
  CorrectionView,
  Criterion,
  KeepView,
  NotAssessed,
  ReportAnswer,
  ReportLine,
  ReportMetrics,
  ReportNorms,
  ReportTry,
  ReportView,
  Said,
  ShownSkill,
  StrengthView,
  TimedWord,
  TryView,
} from './types.ts';
