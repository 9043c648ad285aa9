export { SubscriptionThanks, type SubscriptionThanksProps } from './SubscriptionThanks.tsx';
