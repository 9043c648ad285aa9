import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Page = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${tokens.space.l};
  min-block-size: 60vh;
  color: ${tokens.color.quiet};
  svg {
    color: ${tokens.color.accent};
  }
`;
