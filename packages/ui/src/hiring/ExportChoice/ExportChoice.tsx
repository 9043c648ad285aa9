import { Alert, Button } from '../../primitives/index.ts';
import { Box } from './ExportChoice.styles.ts';

/** For a spreadsheet, or for a machine. */
export type ExportFormat = 'csv' | 'json';

export interface ExportChoiceProps {
  /** Being made. */
  readonly busy?: ExportFormat | undefined;
  readonly error?: string | undefined;
  readonly onExport: (format: ExportFormat) => void;
}

/** Saves the candidates of a job as a file. */
export function ExportChoice({ busy, error, onExport }: ExportChoiceProps) {
  return (
    <Box>
      {error && <Alert>{error}</Alert>}
      <p>Download your candidates: what this page shows, and your notes. Locked candidates stay anonymous.</p>
      <Button variant="quiet" busy={busy === 'csv'} onClick={() => onExport('csv')}>
        Export as CSV
      </Button>
      <Button variant="quiet" busy={busy === 'json'} onClick={() => onExport('json')}>
        Export as JSON
      </Button>
    </Box>
  );
}
