export { heardAs, heardFrom, type Heard } from './heard.ts';
export { LevelMeter } from './LevelMeter.tsx';
