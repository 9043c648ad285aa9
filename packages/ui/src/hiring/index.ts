export * from './Arrivals/index.ts';
export * from './AuditLog/index.ts';
export * from './BarControl/index.ts';
export * from './CandidateCard/index.ts';
export * from './CandidateList/index.ts';
export * from './CandidateReport/index.ts';
export * from './CompareTable/index.ts';
export * from './DecisionNote/index.ts';
export * from './DeclineCandidate/index.ts';
export * from './ExportChoice/index.ts';
export * from './FactList/index.ts';
export * from './InviteByEmail/index.ts';
export * from './JobControls/index.ts';
export * from './JobHeader/index.ts';
export * from './JobSettings/index.ts';
export * from './LeftOut/index.ts';
export * from './OwnWords/index.ts';
export * from './ShortlistButton/index.ts';
export * from './SkillBars/index.ts';
export * from './SkillEvidenceCard/index.ts';
export * from './SkillLevel/index.ts';
export * from './PrivateNote/index.ts';
export * from './UnlockPanel/index.ts';
export { barText } from '../levels.ts';
export type {
  AccessView,
  ArrivalView,
  CandidateView,
  DecisionView,
  EvidenceClaim,
  FactView,
  JobView,
  LeftOutView,
  LogEntryView,
  MarksView,
  SkillEvidence,
  Standing,
} from './types.ts';
