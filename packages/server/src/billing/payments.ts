/** Who holds the payments; `local` is the test checkout. */
export type Provider = 'stripe-live' | 'stripe-test' | 'local';

/** What can be paid for: an account's subscription, or one candidate of an employer. */
export type CheckoutKind = 'subscription' | 'candidate';

/** What a checkout is begun with. */
export interface CheckoutOrder {
  /** Our own id of the checkout, which the provider hands back. */
  readonly id: string;
  readonly kind: CheckoutKind;
  readonly subject: string;
  /** The provider's customer; absent for a payment without an account. */
  readonly customerId?: string;
  /** Where the browser goes afterwards; `{CHECKOUT_SESSION_ID}` in `successUrl` becomes the session's id. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** A subscription as the provider has it at the moment `asOf`, in epoch seconds of the provider's clock. */
export interface SubscriptionState {
  readonly id: string;
  readonly customerId: string;
  /** The provider's word for it. */
  readonly status: string;
  readonly periodEnd: Date | null;
  /** When it ends for good; null while it renews. */
  readonly cancelAt: Date | null;
  readonly asOf: number;
}

/** How a checkout went so far. */
export interface CheckoutState {
  readonly status: 'open' | 'complete' | 'expired';
  readonly paid: boolean;
  readonly subscriptionId: string | undefined;
}

/** A payment as it stands now. */
interface PaymentState {
  /** The checkout that it was made in. */
  readonly sessionId: string;
  /** The money went back as a whole, or is held because of a dispute. */
  readonly returned: boolean;
}

/** What something costs, in the currency's smallest unit; the currency in three letters, as in `eur`. */
export interface Price {
  readonly amount: number;
  readonly currency: string;
}

/** Takes payments. Every method throws {@link PaymentsAway}, or {@link PaymentsRefused} when asking again is of no use. */
export interface Payments {
  readonly provider: Provider;
  /** Whether there is a price for it. */
  readonly sells: (kind: CheckoutKind) => boolean;
  /** What it costs; undefined where only the checkout can say it, or nobody answers in a moment. Never throws. */
  readonly price: (kind: CheckoutKind) => Promise<Price | undefined>;
  /** Makes a customer; the same key gives the same customer. */
  readonly createCustomer: (account: { uid: string; email: string }, key: string) => Promise<string>;
  /** Begins a checkout; the same key gives the same one. */
  readonly createCheckout: (order: CheckoutOrder, key: string) => Promise<{ sessionId: string; url: string }>;
  /** Undefined when the provider does not know of it. */
  readonly checkout: (sessionId: string) => Promise<CheckoutState | undefined>;
  /** A payment by the provider's own id; undefined when no checkout of ours belongs to it. */
  readonly payment: (id: string) => Promise<PaymentState | undefined>;
  /** Ends a checkout that nobody shall pay any more; harmless when it is over. */
  readonly closeCheckout: (sessionId: string) => Promise<void>;
  /** Undefined when the provider does not know of it. */
  readonly subscription: (id: string) => Promise<SubscriptionState | undefined>;
  /** Lets a subscription run out; harmless when it does already. Undefined when the provider does not know of it. */
  readonly cancelAtPeriodEnd: (id: string) => Promise<SubscriptionState | undefined>;
  /** Ends the customer's subscriptions and open checkouts at once and forgets who it was; harmless when it is forgotten. */
  readonly forgetCustomer: (customerId: string) => Promise<void>;
}

/** The provider did not answer: nobody knows whether it did what it was asked. */
export class PaymentsAway extends Error {
  override readonly name: string = 'PaymentsAway';
}

/** The provider answered, and said no. `customerGone`: it does not know the customer. */
export class PaymentsRefused extends PaymentsAway {
  override readonly name = 'PaymentsRefused';
  readonly customerGone: boolean;

  constructor(message: string, options: ErrorOptions & { readonly customerGone: boolean }) {
    super(message, options);
    this.customerGone = options.customerGone;
  }
}
