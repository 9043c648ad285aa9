import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { Facts, Head, Kicker, Title } from './SkeletonHead.styles.ts';

export interface SkeletonHeadProps {
  /** Said to screen readers while the content is on its way. */
  readonly label: string;
}

/** Holds the place of a page's head: what it is about, its title, and a line of facts. */
export function SkeletonHead({ label }: SkeletonHeadProps) {
  return (
    <Head role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Kicker />
      <Title />
      <Facts />
    </Head>
  );
}
