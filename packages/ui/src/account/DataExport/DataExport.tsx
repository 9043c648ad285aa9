import { Alert, Button } from '../../primitives/index.ts';
import { Deed } from '../account.styles.ts';
import type { WorkState } from '../types.ts';

export interface DataExportProps {
  readonly exporting: WorkState;
  readonly onExport: () => void;
}

/** Lets the account's owner take everything along as one file. */
export function DataExport({ exporting, onExport }: DataExportProps) {
  const busy = exporting.state === 'busy';
  return (
    <Deed>
      <h3>Download it</h3>
      <p>Your profile, interviews, transcripts, and reports in one file that other programs can read (JSON).</p>
      {exporting.state === 'failed' && <Alert>{exporting.message}</Alert>}
      {exporting.state === 'done' && <Alert tone="success">Your file is in your downloads.</Alert>}
      <Button variant="quiet" busy={busy} onClick={onExport}>
        {busy ? 'Preparing...' : 'Download My Data'}
      </Button>
    </Deed>
  );
}
