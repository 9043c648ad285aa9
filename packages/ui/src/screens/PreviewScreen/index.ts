export { PreviewScreen, type PreviewScreenProps } from './PreviewScreen.tsx';
