export { TrendChart, type TrendChartProps, type TrendPanel } from './TrendChart.tsx';
