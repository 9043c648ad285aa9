import { Bars } from '../Bars/index.ts';
import { Mark } from './Logo.styles.ts';

/** The brand: seven bars and its name. */
export function Logo({ brand }: { readonly brand: string }) {
  return (
    <Mark>
      <Bars />
      {brand}
    </Mark>
  );
}
