import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Form = styled.form`
  display: grid;
  gap: ${tokens.space.xl};
  h1 {
    font-size: ${tokens.size.h3};
  }
`;

export const Fields = styled.div`
  display: grid;
  gap: ${tokens.space.l};
`;

export const PasswordBlock = styled.div`
  display: grid;
  gap: ${tokens.space.xs};
  > button {
    justify-self: end;
    font-size: ${tokens.size.small};
  }
`;

export const Lead = styled.p`
  color: ${tokens.color.quiet};
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
