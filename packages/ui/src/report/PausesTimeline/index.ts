export { PausesTimeline, type PausesTimelineProps } from './PausesTimeline.tsx';
