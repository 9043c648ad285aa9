import {
  AccountErasure,
  AccountSection,
  DataExport,
  dueLead,
  DueQuestions,
  dueTitle,
  MyAnswers,
  myAnswersId,
  myAnswersLead,
  ProfileForm,
  ResumeUpload,
  SubscriptionPanel,
} from '../../account/index.ts';
import { Alert, Button, Facts } from '../../primitives/index.ts';
import { HeadingLevel } from '../../report/Heading/index.ts';
import { HistoryList, TrendChart } from '../../report/index.ts';
import { Pair } from './MyAccountScreen.styles.ts';
import type { MyAccountActions, MyAccountView } from './types.ts';

interface AccountPartsProps {
  readonly view: Extract<MyAccountView, { phase: 'ready' }>;
  readonly actions: MyAccountActions;
}

/** The sections of a loaded account. */
export function AccountParts({ view, actions }: AccountPartsProps) {
  const { interviews, trends, cancelling } = view;
  return (
    <>
      <AccountSection title="Account">
        <Facts
          items={[
            { term: 'Email', detail: view.email },
            { term: 'Account created', detail: view.createdOn },
          ]}
        />
      </AccountSection>
      <AccountSection title="Subscription">
        <SubscriptionPanel
          subscription={view.subscription}
          busy={cancelling?.busy}
          error={cancelling?.error}
          retrying={view.subscriptionLoading}
          onRetry={() => actions.onRetry('subscription')}
          onCancelSubscription={actions.onCancelSubscription}
        />
      </AccountSection>
      {view.due && view.due.questions.length > 0 && (
        <AccountSection title={dueTitle(view.due.questions.length)} lead={dueLead}>
          <DueQuestions {...view.due} onSayAgain={actions.onSayAgain} />
        </AccountSection>
      )}
      {view.answers && (
        <AccountSection id={myAnswersId} title="My Answers" lead={myAnswersLead}>
          {view.answers === 'failed' ? (
            <Alert action={<Again busy={view.answersLoading} onClick={() => actions.onRetry('answers')} />}>
              We can’t show the answers you kept right now.
            </Alert>
          ) : (
            <MyAnswers {...view.answers} onSayAgain={actions.onSayAnswerAgain} onRemove={actions.onRemoveAnswer} />
          )}
        </AccountSection>
      )}
      <AccountSection title="Past interviews" lead="Each one with its report, and how your numbers change over time.">
        <HeadingLevel value={2}>
          {interviews === 'failed' ? (
            <Alert action={<Again onClick={() => actions.onRetry('interviews')} />}>
              We can’t show your interviews right now.
            </Alert>
          ) : (
            <Pair>
              <HistoryList entries={interviews} />
              {interviews !== null && interviews.length > 0 && <TrendChart panels={trends} />}
            </Pair>
          )}
        </HeadingLevel>
      </AccountSection>
      <AccountSection title="Practice profile" lead="Set up your next interview.">
        {view.profile ? (
          <Pair>
            <ProfileForm profile={view.profile} saving={view.saving} onSave={actions.onSaveProfile} />
            <ResumeUpload resume={view.resume} onChoose={actions.onChooseResume} onRemove={actions.onRemoveResume} />
          </Pair>
        ) : (
          <Alert action={<Again busy={view.profileLoading} onClick={() => actions.onRetry('profile')} />}>
            We can’t show your practice profile right now.
          </Alert>
        )}
      </AccountSection>
      <AccountSection title="Your data" lead="Your data belongs to you.">
        <Pair>
          <DataExport exporting={view.exporting} onExport={actions.onExport} />
          <AccountErasure erasing={view.erasing} onErase={actions.onErase} />
        </Pair>
      </AccountSection>
    </>
  );
}

function Again({ busy = false, onClick }: { readonly busy?: boolean | undefined; readonly onClick: () => void }) {
  return (
    <Button variant="link" busy={busy} onClick={onClick}>
      Try Again
    </Button>
  );
}
