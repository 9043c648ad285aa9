import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Frame = styled.section`
  display: grid;
  gap: ${tokens.space.l};
  h2 {
    font-size: ${tokens.size.h4};
  }
`;

export const Steps = styled.ol`
  margin: 0;
  padding: 0;
  border-block-end: 1px solid ${tokens.color.line};
  list-style: none;
  counter-reset: step;
`;

export const Step = styled.li`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr);
  gap: 2px ${tokens.space.m};
  padding-block: ${tokens.space.l};
  border-block-start: 1px solid ${tokens.color.line};
  counter-increment: step;
  &::before {
    content: counter(step);
    grid-row: 1 / 3;
    color: ${tokens.color.accent};
    font-family: ${tokens.font.heading};
    font-size: ${tokens.size.h4};
    line-height: 1.15;
  }
  h3 {
    font-size: ${tokens.size.lead};
    line-height: 1.4;
  }
  p {
    color: ${tokens.color.quiet};
  }
`;
