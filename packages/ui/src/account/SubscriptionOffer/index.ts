export { SubscriptionOffer, type Checkout, type SubscriptionOfferProps } from './SubscriptionOffer.tsx';
