import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Box = styled.section`
  display: grid;
  gap: ${tokens.space.m};
  min-inline-size: 0;
  h2 {
    font-size: ${tokens.size.h4};
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.m} ${tokens.space.xl};
  padding-block-start: ${tokens.space.l};
  border-block-start: 1px solid ${tokens.color.line};
  > p {
    flex: 1 1 260px;
    max-inline-size: 52ch;
    color: ${tokens.color.quiet};
  }
`;
