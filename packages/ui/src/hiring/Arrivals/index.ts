export { Arrivals, type ArrivalsProps } from './Arrivals.tsx';
