import type { ProductFacts } from '../facts.ts';

/** A deployment that tests speak of. */
export const testFacts: ProductFacts = {
  brand: 'Viva',
  support: 'help@viva.example',
  blog: 'https://blog.viva.example',
  trialDays: 9,
  maxMinutes: 25,
};
