import type { ByteRange } from './soundStore.ts';

/**
 * The part of a file that a `Range` header asks for; the whole file where there is none, or one that may be passed over
 * (RFC 9110, section 14.2).
 * @returns undefined when the file has no such part.
 */
export function rangeOf(
  header: string | undefined,
  bytes: number,
): (ByteRange & { readonly whole: boolean }) | undefined {
  const whole = { first: 0, last: bytes - 1, whole: true };
  const asked = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!asked) return whole;
  const [, from = '', to = ''] = asked;
  if (from === '' && to === '') return whole;
  if (from === '') {
    const count = Math.min(Number(to), bytes);
    return count === 0 ? undefined : { first: bytes - count, last: bytes - 1, whole: false };
  }
  const [first, last] = [Number(from), to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1)];
  if (to !== '' && Number(to) < first) return whole;
  return first > last ? undefined : { first, last, whole: false };
}
