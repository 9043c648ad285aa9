export { PreviewEndScreen, type PreviewEndScreenProps, type PreviewEndView } from './PreviewEndScreen.tsx';
