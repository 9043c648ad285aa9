import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Panel = styled.section`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  grid-template-columns: minmax(0, 1fr);
  block-size: 100%;
  min-block-size: 0;
`;

export const Head = styled.header`
  display: grid;
  gap: ${tokens.space.xs};
  padding: ${tokens.space.xl};
  border-block-end: 1px solid ${tokens.color.line};
  h1 {
    font-size: clamp(1.5rem, 1.2rem + 1.2vw, ${tokens.size.h3});
  }
  p {
    color: ${tokens.color.quiet};
    font-size: ${tokens.size.small};
    overflow-wrap: anywhere;
  }
  @media (max-width: 600px) {
    padding: ${tokens.space.l} 20px;
  }
`;

export const Foot = styled.div`
  padding: ${tokens.space.l} ${tokens.space.xl};
  border-block-start: 1px solid ${tokens.color.line};
  @media (max-width: 600px) {
    padding: ${tokens.space.m} 20px;
  }
`;
