import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Head = styled.header`
  display: grid;
  gap: ${tokens.space.l};
  min-inline-size: 0;
`;

export const Kicker = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.m};
  color: ${tokens.color.quiet};
  font-size: ${tokens.size.small};
`;

export const Title = styled.h1`
  font-size: clamp(2rem, 1.4rem + 2.8vw, ${tokens.size.h1});
  outline: none;
  overflow-wrap: anywhere;
`;

export const Link = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.m};
  > span {
    color: ${tokens.color.quiet};
    overflow-wrap: anywhere;
  }
`;

export const Counts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(110px, 1fr));
  gap: ${tokens.space.l} ${tokens.space.xl};
  margin: ${tokens.space.l} 0 0;
  padding-block: ${tokens.space.xl};
  border-block: 1px solid ${tokens.color.line};
  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: ${tokens.space.xs};
  }
  dt {
    color: ${tokens.color.quiet};
    font-size: ${tokens.size.small};
  }
  dd {
    margin: 0;
    font-family: ${tokens.font.heading};
    font-size: ${tokens.size.h2};
    font-weight: 560;
    line-height: 1;
    font-variant-numeric: lining-nums tabular-nums;
  }
`;
