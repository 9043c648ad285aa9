export { BenefitCards } from './BenefitCards.tsx';
