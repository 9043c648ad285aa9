import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const PasswordBlock = styled.div`
  display: grid;
  gap: ${tokens.space.xs};
  > button {
    justify-self: end;
    font-size: ${tokens.size.small};
  }
`;

export const Switch = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 ${tokens.space.s};
  padding-block-start: ${tokens.space.l};
  border-block-start: 1px solid ${tokens.color.line};
  color: ${tokens.color.quiet};
`;
