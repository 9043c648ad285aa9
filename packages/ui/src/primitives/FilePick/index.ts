export { PickedFile } from './FilePick.styles.ts';
export { FilePick, type FilePickProps } from './FilePick.tsx';
