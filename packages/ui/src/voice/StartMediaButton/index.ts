export { StartMediaButton, type StartMediaButtonProps } from './StartMediaButton.tsx';
