import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';
import { Anchor } from '../Anchor/index.ts';

export const StyledLink = styled(Anchor)`
  color: ${tokens.color.accent};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.22em;
  border-radius: 4px;
  transition: text-decoration-thickness ${tokens.motion.quick};
  &:hover {
    text-decoration-thickness: 2px;
  }
  &[data-variant='quiet'] {
    color: ${tokens.color.quiet};
    text-decoration-color: transparent;
  }
  &[data-variant='quiet']:hover {
    color: ${tokens.color.ink};
    text-decoration-color: currentcolor;
  }
`;
