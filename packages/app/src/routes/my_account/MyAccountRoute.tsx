import { type DueQuestionView, MyAccountScreen, type MyAccountView, myAnswersId } from '@viva/ui';
import { Queries } from '../../api/Queries.tsx';
import { dayText } from '../../app/dates.ts';
import { RequireLogin } from '../../app/RequireLogin.tsx';
import { useDueQuestions } from '../../app/useDueQuestions.ts';
import { useSayAgain } from '../../app/useSayAgain.ts';
import { useLeadTo } from '../../app/useLeadTo.ts';
import { usePage } from '../../app/usePage.ts';
import { useConfig } from '../../config/context.ts';
import type { AuthUser } from '../../features/auth/index.ts';
import { historyOf, trendsOf } from './accountView.ts';
import { useBelongings } from './useBelongings.ts';
import { useInterviews } from './useInterviews.ts';
import { useMyAnswers } from './useMyAnswers.ts';
import { useProfile } from './useProfile.ts';
import { useSubscription } from './useSubscription.ts';

/** Everything that an account holds. */
export default function MyAccountRoute() {
  usePage('My Account');
  return (
    <RequireLogin>
      {(user) => (
        <Queries key={user.id}>
          <MyAccount user={user} />
        </Queries>
      )}
    </RequireLogin>
  );
}

function MyAccount({ user }: { readonly user: AuthUser }) {
  const { brand } = useConfig();
  const subscription = useSubscription();
  const profile = useProfile();
  const { sessions, failed, retry } = useInterviews();
  const belongings = useBelongings();
  const saying = useSayAgain();
  const { due, isLoading: dueIsLoading } = useDueQuestions(saying);
  const answers = useMyAnswers(saying);
  const view: MyAccountView =
    subscription.loading || profile.loading
      ? { phase: 'loading' }
      : {
          phase: 'ready',
          email: user.email,
          createdOn: dayText(user.createdAt),
          subscription: subscription.view,
          subscriptionLoading: subscription.retrying,
          cancelling: subscription.cancelling,
          due,
          answers: answers.view,
          answersLoading: answers.retrying,
          interviews: failed ? 'failed' : sessions && historyOf(sessions),
          trends: trendsOf(sessions ?? []),
          profile: profile.view,
          profileLoading: profile.retrying,
          saving: profile.saving,
          resume: profile.resume,
          exporting: belongings.exporting,
          erasing: belongings.erasing,
        };
  const actions = {
    onSayAgain: (question: DueQuestionView) => due?.onSayAgain(question),
    onSayAnswerAgain: answers.onSayAgain,
    onRemoveAnswer: answers.onRemove,
    onCancelSubscription: subscription.cancel,
    onSaveProfile: profile.save,
    onChooseResume: profile.chooseResume,
    onRemoveResume: profile.removeResume,
    onExport: belongings.export,
    onErase: belongings.erase,
    onRetry: (part: 'subscription' | 'interviews' | 'profile' | 'answers') =>
      ({ subscription: subscription.retry, interviews: retry, profile: profile.retry, answers: answers.retry })[part](),
  };
  useLeadTo(myAnswersId, view.phase === 'ready' && view.answers !== undefined && !dueIsLoading);
  return <MyAccountScreen view={view} supportEmail={brand.supportEmail} actions={actions} />;
}
