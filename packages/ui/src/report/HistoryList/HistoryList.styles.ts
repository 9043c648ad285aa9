import styled from 'styled-components';
import { Anchor } from '../../primitives/index.ts';
import { tokens } from '../../theme/index.ts';

export const List = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xs} ${tokens.space.xl};
  padding-block: ${tokens.space.l};
  border-block-start: 1px solid ${tokens.color.line};
  &:last-child {
    border-block-end: 1px solid ${tokens.color.line};
  }
  @media (min-width: 640px) {
    grid-template-columns: minmax(0, 1fr) auto;
    > :last-child {
      grid-column: 2;
      grid-row: 1 / span 2;
      align-self: center;
    }
  }
`;

/** The interview's ribbon, as wide as on a phone. */
export const Drawn = styled(Anchor)`
  display: block;
  max-inline-size: 336px;
  padding-block-start: ${tokens.space.s};
  color: inherit;
  text-decoration: none;
`;

export const Main = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.m};
  font-size: ${tokens.size.lead};
  font-weight: 580;
  overflow-wrap: anywhere;
`;

export const About = styled.p`
  color: ${tokens.color.quiet};
  font-size: ${tokens.size.small};
  font-variant-numeric: tabular-nums;
`;

export const State = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s};
  color: ${tokens.color.quiet};
  font-size: ${tokens.size.small};
`;
