import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xl};
  inline-size: min(calc(${tokens.width.page} - 40px), 100% - 40px);
  margin-inline: auto;
  padding-block: clamp(32px, 5vw, 56px);
  > h2 {
    font-size: clamp(1.75rem, 1.2rem + 2.2vw, ${tokens.size.h2});
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xl};
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${tokens.space.xl};
  }
  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: 72px;
  }
`;

export const Aside = styled.div`
  &:empty {
    display: none;
  }
`;

export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.m};
  padding-block-start: ${tokens.space.l};
  border-block-start: 1px solid ${tokens.color.line};
  > h3 {
    color: ${tokens.color.accent};
    font-family: ${tokens.font.text};
    font-size: ${tokens.size.text};
    font-weight: 600;
    letter-spacing: 0;
    line-height: 1.5;
  }
  > p {
    max-inline-size: 62ch;
  }
`;

export const Sentence = styled.p`
  font-family: ${tokens.font.heading};
  font-size: clamp(1.375rem, 1.2rem + 0.8vw, ${tokens.size.h3});
  font-weight: 560;
  letter-spacing: -0.015em;
  line-height: 1.2;
  overflow-wrap: anywhere;
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.m} ${tokens.space.xl};
`;
