import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Button } from '../Button/index.ts';
import { Backdrop, Choices, Middle, Popup } from '../internal/dialogSheet.styles.ts';

export interface NoticeDialogProps {
  readonly open: boolean;
  readonly message: string;
  readonly title?: string;
  readonly ok?: string;
  readonly onClose: () => void;
}

/** Says one thing that cannot be overlooked, and waits until it is read. */
export function NoticeDialog({ open, message, title = 'Notice', ok = 'OK', onClose }: NoticeDialogProps) {
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => next || onClose()}>
      <AlertDialog.Portal>
        <Backdrop />
        <Middle>
          <Popup>
            <AlertDialog.Title render={<h2 />}>{title}</AlertDialog.Title>
            <AlertDialog.Description>{message}</AlertDialog.Description>
            <Choices>
              <AlertDialog.Close render={<Button>{ok}</Button>} />
            </Choices>
          </Popup>
        </Middle>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
