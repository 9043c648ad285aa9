import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';
import { Card } from '../Card/index.ts';
import { Skeleton } from '../Skeleton/index.ts';

export const Sheet = styled(Card)`
  display: grid;
  gap: ${tokens.space.xl};
`;

export const Title = styled(Skeleton)`
  inline-size: 45%;
  block-size: 28px;
`;
