export { type Accommodation, Accommodations, type AccommodationsProps } from './Accommodations.tsx';
