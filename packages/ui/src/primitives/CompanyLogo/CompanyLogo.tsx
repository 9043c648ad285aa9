import { Picture } from './CompanyLogo.styles.ts';

export interface CompanyLogoProps {
  /** Address of the picture, which may be a `data:` one; twice as many pixels as it is shown with are enough. */
  readonly picture: string;
  /** Whose it is; '' where that isn't known yet. */
  readonly company: string;
}

/** A company's logo, at most 160 by 48 px. */
export function CompanyLogo({ picture, company }: CompanyLogoProps) {
  return <Picture src={picture} alt={company === '' ? 'Logo' : `Logo of ${company}`} />;
}
