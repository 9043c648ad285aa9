import type { LogEntryView } from '../types.ts';
import { Box, List, Row } from './AuditLog.styles.ts';

export interface AuditLogProps {
  /** The newest first. */
  readonly entries: readonly LogEntryView[];
}

/** Who read and decided what at a job, folded until it is asked for. */
export function AuditLog({ entries }: AuditLogProps) {
  return (
    <Box>
      <summary>Activity log</summary>
      <p>Every decision and every view of a candidate. No one can change it.</p>
      {entries.length === 0 ? (
        <p>Nothing yet.</p>
      ) : (
        <List>
          {entries.map(({ id, text, by, momentText }) => (
            <Row key={id}>
              <span>{text}</span>
              <small>
                {by} · {momentText}
              </small>
            </Row>
          ))}
        </List>
      )}
    </Box>
  );
}
