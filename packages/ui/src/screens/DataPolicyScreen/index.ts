export { DataPolicyScreen, type DataPolicyScreenProps } from './DataPolicyScreen.tsx';
