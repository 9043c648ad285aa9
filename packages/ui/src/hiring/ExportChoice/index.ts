export { ExportChoice, type ExportChoiceProps, type ExportFormat } from './ExportChoice.tsx';
