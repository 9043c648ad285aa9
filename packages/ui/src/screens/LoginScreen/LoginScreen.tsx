import type { ReactNode } from 'react';
import { BenefitCards, LoginForm, type LoginFormProps } from '../../auth/index.ts';
import { Alert, Button, Card } from '../../primitives/index.ts';
import { Page, Pitch } from './LoginScreen.styles.ts';

export interface LoginScreenProps extends LoginFormProps {
  /** Why the person was sent here, above the form. */
  readonly notice?: ReactNode;
}

/** The login page: the form, and what an account is good for. */
export function LoginScreen({ notice, ...form }: LoginScreenProps) {
  return (
    <Page>
      <Card data-padding="large">
        {notice && (
          <Alert tone="info" style={{ marginBlockEnd: 24 }}>
            {notice}
          </Alert>
        )}
        <LoginForm {...form} />
      </Card>
      <Pitch>
        <h2>Say it out loud before it counts</h2>
        <BenefitCards />
        <div>
          <Button variant="quiet" size="large" onClick={() => form.onModeChange('create-account')}>
            Start Your Free Trial
          </Button>
        </div>
      </Pitch>
    </Page>
  );
}
