import type { Topic } from './topic.ts';

const atCheckout =
  'The price, the billing period and any tax are shown before you confirm, on the checkout page that Subscribe Now opens.';

/** Trial, subscription and payments. No amount is ever named here: prices are the deployment's configuration. */
export const billing: readonly Topic[] = [
  {
    id: 'trial',
    subject: 'the free trial',
    asked: `trial, howlong trial, long trial, trial time, trial free, trial start, trial when, trial include, trial
      benefit, free week, trial days, free`,
    about: 'trial',
    answer:
      '{trial}. While it runs you can practise without limit, with a report after each interview. It ends by itself.',
    more: 'Under My Account you see how long yours still runs.',
    adds: { sales: 'Start with one real interview and read its report: that tells you most.' },
  },
  {
    id: 'trial-end',
    subject: 'the end of the trial',
    asked: `trial end, end trial, trial expire, cancel trial, trial cancel, happens trial, trial charge, charge trial,
      trial pay, automatically charge, trial after, after trial, trial renew, trial subscription,
      charge automatically, charge end, trial price, trial charge card, trial end charge, trial end card,
      trial end charge card, pay automatically, automatically pay, days after pay, after days`,
    about: 'trial subscription',
    answer:
      'There is nothing to cancel: the trial ends by itself and nothing is charged. To go on practising you then subscribe, if you want to. Your reports stay yours.',
    why: 'No card is asked for at the start, so nothing could be charged by itself.',
  },
  {
    id: 'trial-card',
    subject: 'starting without a credit card',
    asked: `card need, card trial, trial card, card start, card signup, card free, card require, need card, card details
      trial`,
    about: 'card trial',
    answer:
      'No credit card is needed to start, neither for the preview nor for the trial. You give payment details only when you subscribe.',
  },
  {
    id: 'subscription',
    subject: 'what the subscription holds',
    asked: `subscription, subscription benefit, what subscription, subscription get, what in subscription, subscription
      include, why subscription, worth, worth price, worth money, benefit, what pay, what get pay, benefit pay,
      features, premium`,
    about: 'subscription',
    answer:
      'The subscription gives you unlimited practice interviews, AI-powered feedback and analysis after each, personalized coaching, and access at any hour. You can cancel at any time.',
    why: 'Interviews, reports and the text chat need a running trial or subscription; what is paid keeps them running.',
    adds: { sales: '{tryFree} So you can hear it before you decide.' },
  },
  {
    id: 'subscribe',
    subject: 'subscribing',
    asked: `how subscription, subscription start, how pay, where subscription, buy subscription, subscription buy, become
      member, subscription account, upgrade, subscription now, get subscription, where pay, want subscription`,
    about: 'subscription',
    answer:
      'When your trial is over, My Account shows Subscribe Now; it leads to the Subscription page and from there to a secure checkout. ' +
      atCheckout,
  },
  {
    id: 'price',
    subject: 'prices',
    asked: `price, price subscription, price practice, price interview, howmuch subscription, howmuch pay, price account,
      howmuch it, price candidate me, pay interview, have pay, monthly subscription, subscription free, howmuch
      charge, howmuch money, charge`,
    about: 'price subscription',
    answer:
      'I do not have the price here and will not guess it. ' +
      atCheckout +
      ' Nothing is charged before that. {tryFree}',
    why: 'Prices are set by whoever runs this service and can change, so the checkout page is the only place that is always right.',
  },
  {
    id: 'cancel',
    subject: 'cancelling the subscription',
    asked: `cancel, cancel subscription, how cancel, where cancel, subscription stop, subscription end, end subscription,
      cancel account subscription, cancel pay, stop pay, when cancel, cancel any time, cancel renew, stop renew,
      delete subscription`,
    about: 'cancel subscription',
    answer:
      'Open My Account, press Cancel Subscription and confirm. You keep your access until the end of the billing period that you have paid for, and then it does not renew.',
    more: 'Afterwards My Account shows Active (Canceling) and the day until which you have access. If the button does not work, write to {support}.',
    adds: { customer_service: 'Your reports and your account stay; only the renewal ends.' },
  },
  {
    id: 'after-cancel',
    subject: 'access after cancelling',
    asked: `after cancel, cancel access, cancel still, happens cancel, cancel report, cancel lose, cancel lost, cancel
      immediately, cancel data, cancel history, cancel until, cancel happens subscription, still use cancel, access
      until, cancel keep, cancel until end, cancel until, keep use cancel, until end cancel, cancel keep subscription, cancel until subscription, cancel until end subscription, cancel keep until`,
    about: 'cancel subscription',
    answer:
      'After cancelling you keep full access until the end of the billing period that you have paid for. Then it does not renew and nothing more is charged. Your account and your reports stay.',
  },
  {
    id: 'resubscribe',
    subject: 'subscribing again',
    asked: `undo cancel, cancel undo, cancel by mistake, accidentally cancel, subscription again, reactivate, cancel
      mistake, come back subscription, resubscribe, revoke cancel, cancel changed mind, reactivate subscription`,
    about: 'subscription',
    answer:
      'Once the paid period is over you can subscribe again under My Account whenever you like. To take a cancellation back before that, write to {support}.',
  },
  {
    id: 'refund',
    subject: 'refunds',
    asked: `refund, get refund, money back, refund subscription, cancel refund, charge twice, charge wrong, twice, wrong
      charge, still charge, charge not, charge cancel, charge after cancel, charge mistake, pay twice`,
    about: 'refund',
    answer:
      'Payments for a period that has begun are not refunded, except where the law gives you a right to it or we failed to deliver. If a charge looks wrong, write to {support} from the address of your account: a person looks into it.',
  },
  {
    id: 'payment-methods',
    subject: 'ways to pay',
    asked: `payment method, card pay, pay card, which card, pay accept, card accept, accept, pay secure, card hacked, card
      safe, card number, card keep, pay provider, pay safe, stripe, crypto, card`,
    about: 'pay card',
    answer:
      'Payments go through a card payment provider. You enter your card on the provider’s own page, which shows the ways to pay that it accepts; the number never reaches us.',
  },
  {
    id: 'change-card',
    subject: 'changing the card',
    asked: `change card, card change, new card, card expire, change pay, pay not work, pay failed, pay mistake, pay broken,
      card declined, declined, pay declined, failed payment, card not work, checkout broken, card refused,
      card permission, pay permission, different card, use different card, another card, other card, use new card`,
    about: 'card pay',
    answer:
      'If a payment does not go through, look whether the card is valid and covers the amount, and try the checkout again. I cannot see or change payment details: to use another card for a running subscription, write to {support}.',
  },
  {
    id: 'renewal',
    subject: 'renewal',
    asked: `renew, renew subscription, when charge, when renew, renew when, next pay, renew automatic, charge when, when
      pay, billing period, subscription last, subscription time, howlong subscription, subscription expire, contract, next charge, date charge, charge next, date pay, date renew`,
    about: 'renew subscription',
    answer:
      'The subscription renews at the end of each billing period until you cancel it. My Account shows the day on which yours renews. A new price never applies to a period that you have already paid for.',
  },
  {
    id: 'invoice',
    subject: 'invoices and receipts',
    asked: `invoice, invoice get, where invoice, need invoice, invoice subscription, business invoice`,
    about: 'invoice',
    answer:
      'I cannot make or send invoices. Write to {support} from the address of your account and say which payment you mean.',
  },
  {
    id: 'discount',
    subject: 'discounts and plans for groups',
    asked: `discount, discount student, free student, team plan, group, school, university, student, price student,
      yearly, annual, discount price, company subscription, subscription gift, gift, subscription team, code, promo`,
    about: 'discount price',
    answer:
      'I do not know of any discount, gift or group plan, and will not promise one. What is offered is shown at the checkout; for anything else ask {support}.',
  },
  {
    id: 'status',
    subject: 'the state of your subscription',
    asked: `status subscription, subscription status, see subscription, where see subscription, am i subscribed, my
      subscription, trial left, trial see, still trial, canceling, trial until, check subscription, left trial, day
      left, trial remaining, remaining, left trial how, trial left day, howmany days left trial, howmany trial left`,
    about: 'subscription status',
    answer:
      'Open My Account: it shows Trial, Active, Active (Canceling) or Expired, with the day on which that ends or renews. I cannot look into your account from here.',
  },
  {
    id: 'required',
    subject: 'why a subscription is asked for',
    asked: `subscription require, subscription required, subscription message, expire, locked, account expire,
      trial over practice, must subscription, need subscription, have subscription, still subscription,
      subscription ask, subscription broken, pay subscription broken, trial expire subscription, not access,
      why subscription required, say subscription required, why say subscription`,
    about: 'subscription trial',
    answer:
      'Practice interviews and this chat need a running trial or subscription. When neither holds you are led to the Subscription page. If you have paid and still see it, wait a minute, reload the page, and look at My Account; if it does not say Active, write to {support}.',
  },
];
