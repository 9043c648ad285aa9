export { PaceChart, type PaceChartProps } from './PaceChart.tsx';
