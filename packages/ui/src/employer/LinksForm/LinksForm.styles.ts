import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.l};
  max-inline-size: 480px;
  text-align: start;
  h2 {
    font-size: ${tokens.size.h4};
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${tokens.space.m};
  > :first-child {
    flex: 1 1 220px;
  }
`;
