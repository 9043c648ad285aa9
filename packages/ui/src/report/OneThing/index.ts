export { OneThing, type OneThingProps } from './OneThing.tsx';
