export { LandingSteps } from './LandingSteps.tsx';
