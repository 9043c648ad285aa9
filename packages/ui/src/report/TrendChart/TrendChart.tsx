import { Small } from '../report.styles.ts';
import { BarColumns } from '../BarColumns/index.ts';
import { Panel, Panels, PanelTitle, Unit } from './TrendChart.styles.ts';

/** One measure over the sessions, the oldest first; a value is null where it was not measurable. */
export interface TrendPanel {
  readonly title: string;
  readonly unit: string;
  readonly points: readonly { readonly label: string; readonly value: number | null; readonly text: string }[];
  /** What is advised, both included. */
  readonly band?: { readonly from: number; readonly to: number } | undefined;
}

export interface TrendChartProps {
  readonly panels: readonly TrendPanel[];
}

/** How the figures went over past interviews: a small chart for each, the newest bar in colour. */
export function TrendChart({ panels }: TrendChartProps) {
  const sessions = Math.max(0, ...panels.map(({ points }) => points.length));
  if (sessions < 2)
    return <Small>After your second interview, this shows how your pace, pauses and fillers change.</Small>;
  return (
    <Panels>
      {panels.map(({ title, unit, points, band }) => (
        <Panel key={title}>
          <div>
            <PanelTitle under={1}>
              {title} <Unit>{unit}</Unit>
            </PanelTitle>
            {band && (
              <Small>
                Recommended: {band.from} to {band.to} (the strip)
              </Small>
            )}
          </div>
          <BarColumns
            label={`${title}, ${unit}, by interview`}
            columns={points.map((point, i) => ({ ...point, emphasis: i === points.length - 1 }))}
            band={band}
          />
        </Panel>
      ))}
    </Panels>
  );
}
