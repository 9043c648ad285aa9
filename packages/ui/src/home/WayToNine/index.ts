export { WayToNine } from './WayToNine.tsx';
