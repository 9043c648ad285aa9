import { TermsOfUseScreen } from '@viva/ui';
import { usePage } from '../../app/usePage.ts';
import { useConfig } from '../../config/context.ts';

/** The Terms of Use. */
export default function TermsOfUseRoute() {
  usePage('Terms of Use');
  return <TermsOfUseScreen brand={useConfig().brand} />;
}
