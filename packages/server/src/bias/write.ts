import type { BiasTable, CategoryRow, Split } from './table.ts';

/** The columns of the exported table. */
export const tableColumns = [
  'job',
  'scored',
  'not_scored',
  'median_score',
  'split_by',
  'category',
  'candidates',
  'share',
  'above_median',
  'scoring_rate',
  'impact_ratio',
  'under_2_percent',
  'impact_ratio_without_small',
] as const;

const unknownOf: Record<Split['by'], string> = {
  sex: 'Unknown sex',
  race_ethnicity: 'Unknown race/ethnicity',
  sex_and_race_ethnicity: 'Unknown sex or race/ethnicity',
};

/** Writes a sample's table as lines of CSV under {@link tableColumns}: one for each category, and one for the unknown of each split. */
export function linesOf(job: string, { scored, notScored, median, splits }: BiasTable): string[] {
  const sample = [job, scored, notScored, decimal(median)];
  return splits.flatMap(({ by, rows, unknown }) => [
    ...rows.map((row) => [...sample, by, ...cellsOf(row)].join()),
    [...sample, by, unknownOf[by], unknown, '', '', '', '', '', ''].join(),
  ]);
}

const cellsOf = ({ category, candidates, share, aboveMedian, ...row }: CategoryRow) => [
  ...[category, candidates, decimal(share), aboveMedian, decimal(row.scoringRate), decimal(row.impactRatio)],
  ...[row.small ? 'yes' : 'no', decimal(row.impactRatioWithoutSmall)],
];

/** Four places; empty where there is no number. */
const decimal = (value: number | null) => (value === null ? '' : String(Number(value.toFixed(4))));
