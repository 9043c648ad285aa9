import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Button } from '../Button/index.ts';
import { Backdrop, Choices, Middle, Popup } from '../internal/dialogSheet.styles.ts';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly message: string;
  readonly confirm: string;
  readonly cancel?: string;
  readonly danger?: boolean;
  /** The answer is being carried out: the dialog stays, and takes no further one. */
  readonly busy?: boolean;
  /** Who gets the focus afterwards, where the button that opened it may be gone by then; missing: that button. */
  readonly finalFocus?: (() => HTMLElement | null) | undefined;
  readonly onConfirm: () => void;
  /** Pressed the other button, or Escape. */
  readonly onCancel: () => void;
}

/** Asks before something that is hard to undo. The keyboard stays inside and starts on the harmless answer. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, message, confirm, cancel = 'Cancel', danger = false, busy = false } = props;
  const { finalFocus, onConfirm, onCancel } = props;
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => next || busy || onCancel()}>
      <AlertDialog.Portal>
        <Backdrop />
        <Middle>
          <Popup finalFocus={finalFocus}>
            <AlertDialog.Title render={<h2 />}>{title}</AlertDialog.Title>
            <AlertDialog.Description>{message}</AlertDialog.Description>
            <Choices>
              <AlertDialog.Close
                render={
                  <Button variant="quiet" aria-disabled={busy || undefined}>
                    {cancel}
                  </Button>
                }
              />
              <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
                {confirm}
              </Button>
            </Choices>
          </Popup>
        </Middle>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
