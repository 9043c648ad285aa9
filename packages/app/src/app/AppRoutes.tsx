import { LoadingScreen } from '@viva/ui';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { LandingRoute } from '../routes/LandingRoute.tsx';
import { NotFoundRoute } from '../routes/NotFoundRoute.tsx';
import { Layout } from './Layout.tsx';

const LoginRoute = lazy(() => import('../routes/login/LoginRoute.tsx'));
const NewVoiceChatRoute = lazy(() => import('../routes/voice_chat/NewVoiceChatRoute.tsx'));
const ResetPasswordRoute = lazy(() => import('../routes/reset_password/ResetPasswordRoute.tsx'));
const SubscriptionRoute = lazy(() => import('../routes/subscription/SubscriptionRoute.tsx'));
const VoiceChatRoute = lazy(() => import('../routes/voice_chat/VoiceChatRoute.tsx'));

/** Every address of the product. */
export function AppRoutes() {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Routes>
        <Route path="/voice_chat/new" element={<NewVoiceChatRoute />} />
        <Route path="/voice_chat/:roomId" element={<VoiceChatRoute />} />
        <Route element={<Layout />}>
          <Route path="/" element={<LandingRoute />} />
          <Route path="/login" element={<LoginRoute />} />
          <Route path="/reset-password" element={<ResetPasswordRoute />} />
          <Route path="/subscription" element={<SubscriptionRoute />} />
          <Route path="*" element={<NotFoundRoute />} />
        </Route>
      </Routes>
    </Suspense>
  );
}
