import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';
import { Skeleton } from '../Skeleton/index.ts';

export const Head = styled.div`
  display: grid;
  gap: ${tokens.space.l};
`;

export const Kicker = styled(Skeleton)`
  inline-size: min(220px, 60%);
  block-size: 16px;
`;

export const Title = styled(Skeleton)`
  inline-size: min(520px, 85%);
  block-size: clamp(2rem, 1.4rem + 2.8vw, ${tokens.size.h1});
`;

export const Facts = styled(Skeleton)`
  inline-size: min(360px, 70%);
  block-size: 20px;
`;
