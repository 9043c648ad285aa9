export * from './Arrivals/index.ts';
export * from './BarControl/index.ts';
export * from './CandidateCard/index.ts';
export * from './CandidateList/index.ts';
export * from './CandidateReport/index.ts';
export * from './CompareTable/index.ts';
export * from './DecisionNote/index.ts';
export * from './JobControls/index.ts';
export * from './JobHeader/index.ts';
export * from './JobSettings/index.ts';
export * from './LeftOut/index.ts';
export * from './SkillBars/index.ts';
export * from './SkillEvidenceCard/index.ts';
export * from './UnlockPanel/index.ts';
export type {
  AccessView,
  ArrivalView,
  CandidateView,
  DecisionView,
  EvidenceClaim,
  JobView,
  LeftOutView,
  SkillEvidence,
  Standing,
} from './types.ts';
