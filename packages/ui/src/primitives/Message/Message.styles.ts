import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Page = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  justify-items: center;
  gap: ${tokens.space.l};
  min-block-size: min(70vh, 560px);
  padding: ${tokens.space.huge} ${tokens.space.l};
  text-align: center;
  > svg {
    color: ${tokens.color.accent};
    margin-block-end: ${tokens.space.s};
  }
  h1,
  h2 {
    outline: none;
    font-size: ${tokens.size.h2};
  }
  > p {
    max-inline-size: min(52ch, 100%);
    color: ${tokens.color.quiet};
    font-size: ${tokens.size.lead};
    text-wrap: balance;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${tokens.space.m};
  margin-block-start: ${tokens.space.s};
`;
