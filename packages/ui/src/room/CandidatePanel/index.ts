export {
  CandidatePanel,
  type CandidateActions,
  type CandidatePanelProps,
  type CandidateView,
} from './CandidatePanel.tsx';
