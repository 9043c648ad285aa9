import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.l};
  inline-size: 100%;
  max-inline-size: 640px;
  margin-inline: auto;
  padding: clamp(16px, 4vw, 32px);
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.raised};
  text-align: start;
  > h1,
  > h2 {
    font-size: clamp(${tokens.size.h4}, 1.1rem + 1.4vw, ${tokens.size.h3});
    border-radius: 4px;
    scroll-margin-block: ${tokens.space.xl};
  }
  /* It has the focus when the card comes, and nothing can be done with it. */
  > :is(h1, h2):focus {
    outline: none;
  }
`;

export const Intro = styled.p`
  max-inline-size: 52ch;
`;

export const Country = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s};
  > h2,
  > h3 {
    color: ${tokens.color.quiet};
    font-family: ${tokens.font.text};
    font-size: ${tokens.size.small};
    font-weight: 580;
    letter-spacing: 0;
    line-height: 1.5;
  }
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s} ${tokens.space.xl};
  padding-block: ${tokens.space.m};
  border-block-start: 1px solid ${tokens.color.line};
`;

export const About = styled.div`
  display: grid;
  flex: 1 1 140px;
  overflow-wrap: anywhere;
  b {
    font-weight: 580;
  }
  span {
    color: ${tokens.color.quiet};
    font-size: ${tokens.size.small};
  }
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s};
  > a {
    font-variant-numeric: tabular-nums;
  }
`;

export const More = styled.p`
  color: ${tokens.color.quiet};
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.m};
  padding-block-start: ${tokens.space.l};
  border-block-start: 1px solid ${tokens.color.line};
  > button {
    flex: 1 1 200px;
  }
  > p {
    flex-basis: 100%;
  }
`;
