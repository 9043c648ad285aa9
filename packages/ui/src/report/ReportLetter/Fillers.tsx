import { FillerList } from '../FillerList/index.ts';
import type { ReportMetrics } from '../types.ts';

/** Fillers and, in reports that have them, hedges and restarts. */
export function Fillers({ metrics }: { readonly metrics: ReportMetrics }) {
  const { fillers, hedges, restarts, reasons } = metrics;
  return (
    <>
      <FillerList fillers={fillers} reason={reasons.fillers} />
      {hedges !== undefined && (
        <FillerList
          title="Hedges"
          fillers={hedges}
          reason={reasons.hedges}
          definition="Words that take back a little of what they stand beside, such as “sort of”."
          none="You took nothing back."
        />
      )}
      {restarts !== undefined && (
        <FillerList
          title="Repetitions and restarts"
          fillers={restarts}
          reason={reasons.restarts}
          definition="Words that you said twice, or began again with. Everybody does, now and then."
          none="Every sentence went on as it began."
        />
      )}
    </>
  );
}
