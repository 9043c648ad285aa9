/** A status and a body. */
export type StripeAnswer = readonly [status: number, body: object];

/** The parameters of a request, by their names on the wire, as in `line_items[0][price]`. */
export interface StripeParams {
  readonly text: (name: string) => string;
}

/** Reads a form body or a query. */
export function stripeParams(encoded: string): StripeParams {
  const read = new URLSearchParams(encoded);
  return { text: (name) => read.get(name) ?? '' };
}

/** Stripe's refusal. */
export const refused = (status: number, message: string, type = 'invalid_request_error'): StripeAnswer => [
  status,
  { error: { type, message } },
];

/** What Stripe says of something that it does not know; `param` is where the id stood. */
export const missing = (id: string, param: string): StripeAnswer => [
  404,
  { error: { type: 'invalid_request_error', code: 'resource_missing', param, message: `No such object: ${id}` } },
];
