import { ResetPasswordForm, type ResetPasswordFormProps } from '../../auth/index.ts';
import { Card } from '../../primitives/index.ts';
import { Page } from './ResetPasswordScreen.styles.ts';

/** The page that a reset e-mail leads to. */
export function ResetPasswordScreen(props: ResetPasswordFormProps) {
  return (
    <Page>
      <Card data-padding="large">
        <ResetPasswordForm {...props} />
      </Card>
    </Page>
  );
}
