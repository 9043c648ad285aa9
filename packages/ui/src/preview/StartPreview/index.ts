export { StartPreview, type StartPreviewProps } from './StartPreview.tsx';
