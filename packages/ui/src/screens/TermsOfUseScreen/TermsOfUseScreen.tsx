import { TermsOfUse, type LegalBrand } from '../../legal/index.ts';
import { Page } from './TermsOfUseScreen.styles.ts';

export interface TermsOfUseScreenProps {
  readonly brand: LegalBrand;
}

/** The page of the Terms of Use; it stands under the reduced navigation. */
export function TermsOfUseScreen({ brand }: TermsOfUseScreenProps) {
  return (
    <Page>
      <TermsOfUse brand={brand} />
    </Page>
  );
}
