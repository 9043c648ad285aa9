export { ReportScreen, type ReportScreenProps, type ReportScreenView } from './ReportScreen.tsx';
