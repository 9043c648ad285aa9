/**
 * Every event that the product reports, by category (specification, section 7). What is not here can't be sent: no event
 * has room for a name, an address, or the id of a room.
 */
export type AnalyticsEvent = VoiceChatEvent | PreviewEvent | SubscriptionEvent;

interface VoiceChatEvent {
  readonly category: 'voice_chat';
  /** `subscription_required`: the token was refused with 403. */
  readonly action: 'connected' | 'left' | 'subscription_required' | 'error';
  /** Code or kind of what failed. */
  readonly label?: string;
}

interface PreviewEvent {
  readonly category: 'preview';
  readonly action: 'microphone_permission_granted' | 'microphone_permission_denied' | 'connected' | 'left' | 'error';
  readonly label?: string;
}

interface SubscriptionEvent {
  readonly category: 'subscription';
  readonly action: 'checkout' | 'subscribed' | 'cancelled' | 'error';
  readonly label?: string;
}
