import { z } from 'zod';

/** One environment variable of a process. */
export interface Variable<S extends z.ZodType = z.ZodType> {
  readonly schema: S;
  /** What it is for: a sentence for the README and `.env.example`. */
  readonly about: string;
  readonly example: string;
  /** What holds when it is not set, in words; absent when it must be set, or when the schema says it. */
  readonly fallback?: string;
  /** Its value is never shown or logged. */
  readonly secret?: boolean;
}

/** Text that is not empty. */
export const text = z.string().trim().min(1, 'must not be empty');

/** A whole number within bounds. */
export const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be a whole number from ${min} to ${max}`);

/** An address of one of the protocols, without a slash at its end. */
export const url = (...protocols: readonly string[]) => {
  const wanted = protocols.map((protocol) => `${protocol}://`).join(' or ');
  return z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol.slice(0, -1)),
      `must be an address that begins with ${wanted}`,
    )
    .transform((value) => value.replace(/\/$/, ''));
};

/** One of some words. */
export const oneOf = <const T extends readonly [string, ...string[]]>(...values: T) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });

const mostHops = 10;
const hopWords = `must be true, false or a whole number from 0 to ${mostHops}`;

/** How many proxies a request comes through: a number, `true` for one, `false` for none. */
export const hops = z
  .string()
  .transform((value) => (value === 'true' ? '1' : value === 'false' ? '0' : value))
  .refine((value) => /^\d{1,2}$/.test(value) && Number(value) <= mostHops, hopWords)
  .transform(Number);

/** Entries between commas; `item` says what each must be. */
export const list = <S extends z.ZodType<unknown, string>>(item: S) =>
  z
    .string()
    .transform((value) => value.split(',').map((entry) => entry.trim()))
    .pipe(z.array(item));
