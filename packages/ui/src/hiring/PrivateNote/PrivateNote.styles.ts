import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${tokens.space.m};
  min-inline-size: 0;
  > :first-child {
    inline-size: 100%;
  }
  > [role='status'] {
    color: ${tokens.color.quiet};
    font-size: ${tokens.size.small};
  }
`;
