export { SharedReportScreen, type SharedReportScreenProps, type SharedReportView } from './SharedReportScreen.tsx';
