export { BarColumns, type BarColumnsProps, type ColumnView } from './BarColumns.tsx';
