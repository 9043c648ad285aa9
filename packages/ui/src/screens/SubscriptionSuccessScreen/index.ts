export { SubscriptionSuccessScreen } from './SubscriptionSuccessScreen.tsx';
