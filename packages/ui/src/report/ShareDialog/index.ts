export { ShareDialog, type ShareDialogProps, type ShareView } from './ShareDialog.tsx';
