import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';
import { Skeleton } from '../Skeleton/index.ts';

export const Rows = styled.div`
  > div + div {
    border-block-start: 1px solid ${tokens.color.line};
  }
`;

export const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.xl};
  padding-block: ${tokens.space.l};
`;

/** As uneven as real names are. */
export const Name = styled(Skeleton)`
  inline-size: 46%;
  div:nth-child(3n + 2) > & {
    inline-size: 58%;
  }
  div:nth-child(3n) > & {
    inline-size: 38%;
  }
`;

export const Value = styled(Skeleton)`
  inline-size: 20%;
`;
