import type { LegalBrand } from './types.ts';

/** Who operates the product in stories. */
export const sampleBrand: LegalBrand = { name: 'Viva', supportEmail: 'support@viva.example' };
