import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../api/client.ts';
import { useNotice } from '../../app/notice.ts';
import { saveAsFile } from '../../app/saveAsFile.ts';
import { useLogOut } from '../../app/useLogOut.ts';
import { useConfig } from '../../config/context.ts';
import { workOf } from './useProfile.ts';

/** Taking along all that is kept of the account, and erasing it. */
export function useBelongings() {
  const api = useApi();
  const { brand } = useConfig();
  const notice = useNotice();
  const logOut = useLogOut();
  const exporting = useMutation({
    mutationFn: () => api.exportAccount({}),
    onSuccess: (document) =>
      saveAsFile(`${brand.name.toLowerCase().replace(/\W+/g, '-')}-account.json`, JSON.stringify(document, null, 2)),
  });
  const erasing = useMutation({
    mutationFn: () => api.eraseAccount({}),
    onSuccess: async () => {
      await logOut();
      notice.show({ text: 'Your account has been deleted.', tone: 'success' });
    },
  });
  return {
    exporting: workOf(exporting, 'We couldn’t prepare your data. Please try again.'),
    export: () => exporting.mutate(),
    erasing: workOf(erasing, 'We couldn’t delete your account. Please try again.'),
    erase: () => erasing.mutate(),
  };
}
