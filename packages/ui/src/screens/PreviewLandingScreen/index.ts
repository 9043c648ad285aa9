export { PreviewLandingScreen } from './PreviewLandingScreen.tsx';
