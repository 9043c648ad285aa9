import { type Understanding, careFrom } from '@viva/understanding';

/**
 * How sure it must be that a life is in danger, as in an interview: where it's clear what is asked, "my voice is gone" is no cry
 * for help.
 */
const dangerFrom = { clear: 0.9, unclear: 0.7 } as const;

/** What a text tells of its writer: danger to a life, or distress. `clear`: it's clear what it asks. */
export async function careFor(
  understanding: Understanding,
  text: string,
  clear: boolean,
): Promise<'danger' | 'distress' | undefined> {
  const { danger, ...first } = await understanding.readTurn(text);
  if (danger >= dangerFrom[clear ? 'clear' : 'unclear']) return 'danger';
  const distressed = [first, ...first.also].some((sign) => sign.label === 'distress' && sign.confidence >= careFrom);
  return distressed ? 'distress' : undefined;
}
