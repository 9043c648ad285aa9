export { AccountBanner } from './AccountBanner.tsx';
