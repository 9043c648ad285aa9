import { AccountSection, HelpLine } from '../../account/index.ts';
import { Bars, SkeletonText } from '../../primitives/index.ts';
import { AccountParts } from './AccountParts.tsx';
import { Page, Waiting } from './MyAccountScreen.styles.ts';
import type { MyAccountActions, MyAccountView } from './types.ts';

export interface MyAccountScreenProps {
  readonly view: MyAccountView;
  /** The support mailbox. */
  readonly supportEmail: string;
  readonly actions: MyAccountActions;
}

/** Everything that an account holds, and what its owner can do about it. */
export function MyAccountScreen({ view, supportEmail, actions }: MyAccountScreenProps) {
  return (
    <Page>
      <h1>My Account</h1>
      {view.phase === 'loading' ? (
        <Waiting>
          <p role="status">
            <Bars moving />
            Loading account information...
          </p>
          <SkeletonText lines={4} />
        </Waiting>
      ) : (
        <AccountParts view={view} actions={actions} />
      )}
      <AccountSection title="Help">
        <HelpLine supportEmail={supportEmail} />
      </AccountSection>
    </Page>
  );
}
