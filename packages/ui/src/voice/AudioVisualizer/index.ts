export { AudioVisualizer, type AudioVisualizerProps } from './AudioVisualizer.tsx';
