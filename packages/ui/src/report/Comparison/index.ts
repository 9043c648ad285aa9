export { Comparison, type ComparisonProps } from './Comparison.tsx';
