import type {
  DueQuestionsProps,
  MyAnswersProps,
  ProfileView,
  ResumeView,
  SubscriptionView,
  WorkState,
} from '../../account/index.ts';
import type { HistoryEntry, TrendPanel } from '../../report/index.ts';

/** Everything that the account page can show. Dates are as people write them, errors as the person reads them. */
export type MyAccountView =
  | { readonly phase: 'loading' }
  | {
      readonly phase: 'ready';
      readonly email: string;
      readonly createdOn: string;
      readonly subscription: SubscriptionView;
      /** Its status is asked for again, after it was not told. */
      readonly subscriptionLoading?: boolean | undefined;
      /** The cancellation that was asked for, if one is on its way or failed. */
      readonly cancelling?: { readonly busy?: boolean; readonly error?: string } | undefined;
      /** Questions to try again today, and how that goes; missing where there are none. */
      readonly due?: Omit<DueQuestionsProps, 'onSayAgain'> | undefined;
      /** Answers that are kept, and how that goes; missing where there were none, and while they are loading. */
      readonly answers?: Omit<MyAnswersProps, 'onSayAgain' | 'onRemove'> | 'failed' | undefined;
      /** They are being loaded again after they could not be. */
      readonly answersLoading?: boolean | undefined;
      /** The newest first; null while they are loading. */
      readonly interviews: readonly HistoryEntry[] | null | 'failed';
      /** One measure each over past interviews, the oldest first. */
      readonly trends: readonly TrendPanel[];
      /** Null when it could not be loaded: then it and its résumé can't be changed either. */
      readonly profile: ProfileView | null;
      /** It is being loaded again after that. */
      readonly profileLoading?: boolean | undefined;
      readonly saving: WorkState;
      readonly resume: ResumeView;
      readonly exporting: WorkState;
      readonly erasing: WorkState;
    };

/** What a person can do on the account page. */
export interface MyAccountActions {
  readonly onSayAgain: DueQuestionsProps['onSayAgain'];
  readonly onSayAnswerAgain: MyAnswersProps['onSayAgain'];
  readonly onRemoveAnswer: MyAnswersProps['onRemove'];
  readonly onCancelSubscription: () => void;
  readonly onSaveProfile: (profile: ProfileView) => void;
  readonly onChooseResume: (file: File) => void;
  readonly onRemoveResume: () => void;
  readonly onExport: () => void;
  readonly onErase: () => void;
  /** Loads again what could not be loaded. */
  readonly onRetry: (part: 'subscription' | 'interviews' | 'profile' | 'answers') => void;
}
