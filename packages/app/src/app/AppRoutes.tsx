import { LoadingScreen } from '@viva/ui';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { LandingRoute } from '../routes/LandingRoute.tsx';
import { NotFoundRoute } from '../routes/NotFoundRoute.tsx';
import { Layout } from './Layout.tsx';

const DataPolicyRoute = lazy(() => import('../routes/legal/DataPolicyRoute.tsx'));
const JobPostRoute = lazy(() => import('../routes/job_post/JobPostRoute.tsx'));
const JobRoute = lazy(() => import('../routes/job/JobRoute.tsx'));
const LoginRoute = lazy(() => import('../routes/login/LoginRoute.tsx'));
const NewVoiceChatRoute = lazy(() => import('../routes/voice_chat/NewVoiceChatRoute.tsx'));
const MyAccountRoute = lazy(() => import('../routes/my_account/MyAccountRoute.tsx'));
const PreviewLandingRoute = lazy(() => import('../routes/preview_landing/PreviewLandingRoute.tsx'));
const PreviewRoute = lazy(() => import('../routes/preview/PreviewRoute.tsx'));
const ReportRoute = lazy(() => import('../routes/report/ReportRoute.tsx'));
const ResetPasswordRoute = lazy(() => import('../routes/reset_password/ResetPasswordRoute.tsx'));
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
        <Route path="/voice_chat/new" element={<NewVoiceChatRoute />} />
        <Route path="/preview/:roomId" element={<PreviewRoute />} />
        <Route path="/voice_chat" element={<VoiceChatRoute />} />
        <Route path="/voice_chat/:roomId" element={<VoiceChatRoute />} />
        <Route element={<Layout reduced />}>
          <Route path="/preview-landing" element={<PreviewLandingRoute />} />
          <Route path="/terms-of-use" element={<TermsOfUseRoute />} />
          <Route path="/user-data-policy" element={<DataPolicyRoute />} />
        </Route>
        <Route element={<Layout />}>
          <Route path="/" element={<LandingRoute />} />
          <Route path="/login" element={<LoginRoute />} />
          <Route path="/reset-password" element={<ResetPasswordRoute />} />
          <Route path="/job_post" element={<JobPostRoute />} />
          <Route path="/job/:jobKey" element={<JobRoute />} />
          <Route path="/my_account" element={<MyAccountRoute />} />
          <Route path="/report/:sessionId" element={<ReportRoute />} />
          <Route path="/text_chat/:conversationId" element={<TextChatRoute />} />
          <Route path="/subscription" element={<SubscriptionRoute />} />
          <Route path="/subscription-success" element={<SubscriptionSuccessRoute />} />
          <Route path="*" element={<NotFoundRoute />} />
        </Route>
      </Routes>
    </Suspense>
  );
}
