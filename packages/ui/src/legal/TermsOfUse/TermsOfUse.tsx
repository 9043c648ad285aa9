import { LegalDocument } from '../LegalDocument/index.ts';
import type { LegalBrand } from '../types.ts';
import { employerSections } from './employerSections.tsx';
import { generalSections } from './generalSections.tsx';
import { memberSections } from './memberSections.tsx';

/** The Terms of Use, in the operator's name. */
export function TermsOfUse({ brand }: { readonly brand: LegalBrand }) {
  return (
    <LegalDocument
      title="Terms of Use"
      revised={{ date: '2025-04-27', text: 'April 27, 2025' }}
      inShort={[
        `With ${brand.name} you practice job interviews by voice with an AI interviewer. Employers run first interviews through a link.`,
        'You must be 18 or older. For anyone younger, a parent or guardian creates the account.',
        'The trial needs no credit card. Premium membership is paid through secure payment providers, and you can cancel it at any time.',
        'An interview for an employer is recorded only if you agree, and the sound of practice only if you switch it on. No one reads emotions from your voice or face.',
        'Feedback from an AI can be wrong. It is practice, and no promise of a job.',
        'If something goes wrong between us, our contact page is where it gets sorted out.',
      ]}
      sections={[...memberSections(brand), ...employerSections(brand), ...generalSections(brand)]}
    />
  );
}
