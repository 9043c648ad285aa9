export { StructureGrid, type StructureGridProps } from './StructureGrid.tsx';
