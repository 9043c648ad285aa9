import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.m} ${tokens.space.xl};
  align-items: center;
  justify-items: start;
  padding-block: ${tokens.space.l};
  @media (min-width: 640px) {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;
