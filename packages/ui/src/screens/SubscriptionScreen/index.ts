export { SubscriptionScreen, type SubscriptionScreenProps } from './SubscriptionScreen.tsx';
