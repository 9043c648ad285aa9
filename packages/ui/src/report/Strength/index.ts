export { Strength, type StrengthProps } from './Strength.tsx';
