export { Moment, MomentsProvider, type MomentProps, type Moments } from './Moment.tsx';
