export {
  CandidatePanel,
  type CandidateActions,
  type CandidatePanelProps,
  type CandidateInterviewView,
} from './CandidatePanel.tsx';
