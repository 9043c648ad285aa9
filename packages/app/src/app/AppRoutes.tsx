import { LoadingScreen } from '@viva/ui';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { NotFoundRoute } from '../routes/NotFoundRoute.tsx';
import { addresses } from './addresses.ts';
import { Layout } from './Layout.tsx';

const DataPolicyRoute = lazy(() => import('../routes/legal/DataPolicyRoute.tsx'));
const InvitationsRoute = lazy(() => import('../routes/invitations/InvitationsRoute.tsx'));
const JobPostRoute = lazy(() => import('../routes/job_post/JobPostRoute.tsx'));
const JobRoute = lazy(() => import('../routes/job/JobRoute.tsx'));
const PaymentReturnRoute = lazy(() => import('../routes/job/PaymentReturnRoute.tsx'));
const LandingRoute = lazy(() => import('../routes/LandingRoute.tsx'));
const LoginRoute = lazy(() => import('../routes/login/LoginRoute.tsx'));
const NewVoiceChatRoute = lazy(() => import('../routes/voice_chat/NewVoiceChatRoute.tsx'));
const MyAccountRoute = lazy(() => import('../routes/my_account/MyAccountRoute.tsx'));
const PreviewLandingRoute = lazy(() => import('../routes/preview_landing/PreviewLandingRoute.tsx'));
const PreviewRoute = lazy(() => import('../routes/preview/PreviewRoute.tsx'));
const ReportRoute = lazy(() => import('../routes/report/ReportRoute.tsx'));
const ResetPasswordRoute = lazy(() => import('../routes/reset_password/ResetPasswordRoute.tsx'));
const SharedReportRoute = lazy(() => import('../routes/shared/SharedReportRoute.tsx'));
const SubscriptionRoute = lazy(() => import('../routes/subscription/SubscriptionRoute.tsx'));
const SubscriptionSuccessRoute = lazy(() => import('../routes/subscription_success/SubscriptionSuccessRoute.tsx'));
const TermsOfUseRoute = lazy(() => import('../routes/legal/TermsOfUseRoute.tsx'));
const TextChatRoute = lazy(() => import('../routes/text_chat/TextChatRoute.tsx'));
const VoiceChatRoute = lazy(() => import('../routes/voice_chat/VoiceChatRoute.tsx'));

/** Every address of the product. */
export function AppRoutes() {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Routes>
        <Route path={addresses.newVoiceChat} element={<NewVoiceChatRoute />} />
        <Route path={addresses.preview} element={<PreviewRoute />} />
        <Route path={addresses.voiceChats} element={<VoiceChatRoute />} />
        <Route path={addresses.voiceChat} element={<VoiceChatRoute />} />
        <Route element={<Layout reduced />}>
          <Route path={addresses.previewLanding} element={<PreviewLandingRoute />} />
          <Route path={addresses.termsOfUse} element={<TermsOfUseRoute />} />
          <Route path={addresses.dataPolicy} element={<DataPolicyRoute />} />
        </Route>
        <Route element={<Layout />}>
          <Route path={addresses.landing} element={<LandingRoute />} />
          <Route path={addresses.login} element={<LoginRoute />} />
          <Route path={addresses.resetPassword} element={<ResetPasswordRoute />} />
          <Route path={addresses.jobPost} element={<JobPostRoute />} />
          <Route path={addresses.jobPayment} element={<PaymentReturnRoute />} />
          <Route path={addresses.job} element={<JobRoute />} />
          <Route path={addresses.invitations} element={<InvitationsRoute />} />
          <Route path={addresses.myAccount} element={<MyAccountRoute />} />
          <Route path={addresses.report} element={<ReportRoute />} />
          <Route path={addresses.sharedReport} element={<SharedReportRoute />} />
          <Route path={addresses.textChat} element={<TextChatRoute />} />
          <Route path={addresses.subscription} element={<SubscriptionRoute />} />
          <Route path={addresses.subscriptionSuccess} element={<SubscriptionSuccessRoute />} />
          <Route path="*" element={<NotFoundRoute />} />
        </Route>
      </Routes>
    </Suspense>
  );
}
