import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s} ${tokens.space.m};
  > p {
    flex: 1 1 260px;
    max-inline-size: 60ch;
    color: ${tokens.color.quiet};
    font-size: ${tokens.size.small};
  }
  > [role='alert'] {
    flex-basis: 100%;
  }
`;
