export { ReportScreen, type ReportScreenProps, type ReportScreenView } from './ReportScreen.tsx';
export type { Sharing } from './ShareButton.tsx';
