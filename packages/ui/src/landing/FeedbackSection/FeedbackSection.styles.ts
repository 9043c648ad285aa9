import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';
import { Stretch } from '../section.styles.ts';

export const Block = styled(Stretch)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(32px, 5vw, 56px);
`;

export const Words = styled.div`
  display: grid;
  gap: ${tokens.space.xxl};
  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: 72px;
  }
`;

export const Points = styled.ul`
  display: grid;
  align-content: start;
  gap: ${tokens.space.m};
  margin: 0;
  padding: 0;
  list-style: none;
  text-wrap: pretty;
  @media (min-width: 640px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${tokens.space.l} ${tokens.space.xxl};
  }
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${tokens.space.m};
  }
  svg {
    margin-block-start: 2px;
    color: ${tokens.color.accent};
  }
`;

export const Sheet = styled.div`
  padding: clamp(20px, 5vw, 64px);
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.raised};
`;
