import { CandidatePanel, type CandidatePanelProps } from '../../room/index.ts';

/** The page behind an employer's smart link: the panel alone. */
export function CandidateInterviewScreen(props: CandidatePanelProps) {
  return (
    <main id="main" tabIndex={-1} style={{ outline: 'none' }}>
      <CandidatePanel {...props} />
    </main>
  );
}
