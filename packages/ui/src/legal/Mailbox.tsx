import { Link } from '../primitives/index.ts';
import type { LegalBrand } from './types.ts';

/** The support mailbox, as a link that begins an e-mail. */
export function Mailbox({ brand }: { readonly brand: LegalBrand }) {
  return <Link href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</Link>;
}
