import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const State = styled.div`
  display: grid;
  grid-template-rows: 65px auto;
  gap: ${tokens.space.m};
`;

/** Where to call, and what else there is to say. */
export const WithHelp = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${tokens.space.l};
  inline-size: 100%;
  padding: ${tokens.space.xl} ${tokens.space.l};
  > section {
    min-block-size: 0;
  }
  > p {
    color: ${tokens.color.quiet};
    text-align: center;
  }
`;

/** A job's title may be long. */
export const Subject = styled.b`
  display: block;
  margin-block-end: ${tokens.space.s};
  color: ${tokens.color.ink};
  font-weight: 580;
  overflow-wrap: anywhere;
`;
