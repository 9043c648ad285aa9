export { ReportLetter, type ReportLetterProps } from './ReportLetter.tsx';
