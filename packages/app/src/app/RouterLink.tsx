import type { AnchorProps } from '@viva/ui';
import { Link } from 'react-router-dom';

/** A link of the design system that goes through the router. */
export function RouterLink({ href, ...rest }: AnchorProps) {
  return <Link to={href} {...rest} />;
}
