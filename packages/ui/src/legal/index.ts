export * from './DataPolicy/index.ts';
export * from './LegalDocument/index.ts';
export * from './TableOfContents/index.ts';
export * from './TermsOfUse/index.ts';
export type { LegalBrand, LegalSection } from './types.ts';
