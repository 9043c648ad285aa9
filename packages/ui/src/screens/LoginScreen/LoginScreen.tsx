import { useRef } from 'react';
import { BenefitCards, LoginForm, type LoginFormProps } from '../../auth/index.ts';
import { Button, Card } from '../../primitives/index.ts';
import { Page, Pitch } from './LoginScreen.styles.ts';

export type LoginScreenProps = LoginFormProps;

/** The login page: the form, and what an account is good for. */
export function LoginScreen(form: LoginScreenProps) {
  const sheet = useRef<HTMLDivElement>(null);
  // The form may stand far above the call: where it is already the right one, its first field still gets the focus.
  const startTrial = () => {
    if (form.mode === 'create-account') sheet.current?.querySelector('input')?.focus();
    else form.onModeChange('create-account');
  };
  return (
    <Page>
      <Card ref={sheet} padding="large">
        <LoginForm {...form} />
      </Card>
      <Pitch>
        <h2>Say it out loud before it counts</h2>
        <BenefitCards />
        <div>
          <Button variant="quiet" size="large" onClick={startTrial}>
            Start Your Free Trial
          </Button>
        </div>
      </Pitch>
    </Page>
  );
}
