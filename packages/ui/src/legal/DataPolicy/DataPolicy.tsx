import { LegalDocument } from '../LegalDocument/index.ts';
import type { LegalBrand } from '../types.ts';
import { aiSections } from './aiSections.tsx';
import { collectionSections } from './collectionSections.tsx';
import { rightsSections } from './rightsSections.tsx';
import { sharingSections } from './sharingSections.tsx';

/** The Data Policy, in the operator's name. */
export function DataPolicy({ brand }: { readonly brand: LegalBrand }) {
  return (
    <LegalDocument
      title="Data Policy"
      revised={{ date: '2025-04-28', text: 'April 28, 2025' }}
      inShort={[
        'We keep your name and email address, the transcripts of your interviews, and the reports that we make from them.',
        'The sound of your answers is kept only if you switch that on for practice, or agree to it for an employer’s interview.',
        'A resume that you upload is processed by an AI provider.',
        'Where we have set up a language model, what you say in an interview is sent to it.',
        'If you are in danger, the page shows where to call, and we store nothing of that moment.',
        'Card payments go through a card payment provider. We never see your card number.',
        'We don’t infer emotions, don’t sell data, and leave every hiring decision to a person.',
        'Our servers are in the United States.',
        'Ask us to erase your data, and it is done within one month.',
      ]}
      sections={[
        ...collectionSections(brand),
        ...aiSections(brand),
        ...sharingSections(brand),
        ...rightsSections(brand),
      ]}
    />
  );
}
