import { DataPolicy, type LegalBrand } from '../../legal/index.ts';
import { Page } from './DataPolicyScreen.styles.ts';

export interface DataPolicyScreenProps {
  readonly brand: LegalBrand;
}

/** The page of the Data Policy; it stands under the reduced navigation. */
export function DataPolicyScreen({ brand }: DataPolicyScreenProps) {
  return (
    <Page>
      <DataPolicy brand={brand} />
    </Page>
  );
}
