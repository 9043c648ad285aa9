export { SubscriptionPanel, type SubscriptionPanelProps } from './SubscriptionPanel.tsx';
