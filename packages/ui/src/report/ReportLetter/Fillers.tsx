import { mostSaid } from '../../emails/mostSaid.ts';
import { FillerList } from '../FillerList/index.ts';
import type { ReportMetrics } from '../types.ts';

/** Fillers and, in reports that have them, hedges and restarts. */
export function Fillers({ metrics }: { readonly metrics: ReportMetrics }) {
  const { fillers, hedges, restarts, reasons } = metrics;
  // What is missing for the same reason as the fillers is said once.
  const told = (words: typeof fillers, reason: typeof reasons.fillers) => words !== null || reason !== reasons.fillers;
  const most = mostSaid(fillers, hedges, restarts);
  return (
    <>
      <FillerList most={most} fillers={fillers} reason={reasons.fillers} />
      {hedges !== undefined && told(hedges, reasons.hedges) && (
        <FillerList
          title="Hedges"
          most={most}
          fillers={hedges}
          reason={reasons.hedges}
          definition="Words that take back a little of what they stand beside, such as “sort of”."
          none="You took nothing back."
        />
      )}
      {restarts !== undefined && told(restarts, reasons.restarts) && (
        <FillerList
          title="Repetitions and restarts"
          most={most}
          fillers={restarts}
          reason={reasons.restarts}
          definition="Words that you said twice, or began again with. Everybody does, now and then."
          none="Every sentence went on as it began."
        />
      )}
    </>
  );
}
