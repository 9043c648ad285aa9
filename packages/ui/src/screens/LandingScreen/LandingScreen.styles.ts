import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Section = styled.section`
  inline-size: min(calc(${tokens.width.page} - 40px), 100% - 40px);
  margin-inline: auto;
  padding-block: clamp(40px, 7vw, 80px);
  & + & {
    border-block-start: 1px solid ${tokens.color.line};
  }
  > h2 {
    margin-block-end: ${tokens.space.xxl};
    font-size: clamp(1.75rem, 1.2rem + 2vw, ${tokens.size.h2});
  }
`;

export const Hero = styled(Section)`
  display: grid;
  gap: ${tokens.space.huge};
  @media (min-width: 900px) {
    grid-template-columns: 1.32fr 1fr;
    align-items: center;
    gap: 64px;
  }
`;

export const Pitch = styled.div`
  display: grid;
  gap: ${tokens.space.xl};
  h1 {
    font-size: clamp(2.5rem, 1.4rem + 4.4vw, ${tokens.size.h1});
    line-height: 1.04;
    letter-spacing: -0.025em;
  }
  > p {
    max-inline-size: 46ch;
    color: ${tokens.color.quiet};
    font-size: ${tokens.size.lead};
  }
`;

export const Calls = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.m};
  @media (max-width: 480px) {
    > * {
      inline-size: 100%;
    }
  }
`;

export const Scene = styled.figure`
  display: grid;
  gap: ${tokens.space.xxl};
  margin: 0;
  padding: clamp(28px, 4vw, 44px) clamp(20px, 3vw, 36px);
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.raised};
  figcaption {
    color: ${tokens.color.quiet};
    font-size: ${tokens.size.small};
    text-align: center;
  }
`;

export const SceneText = styled.p`
  max-inline-size: 26ch;
  margin-inline: auto;
  font-family: ${tokens.font.heading};
  font-size: ${tokens.size.h4};
  font-weight: 500;
  line-height: 1.3;
  text-align: center;
`;

export const Voice = styled.div`
  block-size: 150px;
`;

export const Steps = styled.ol`
  display: grid;
  gap: ${tokens.space.xxl};
  margin: 0;
  padding: 0;
  list-style: none;
  counter-reset: step;
  @media (min-width: 768px) {
    grid-template-columns: repeat(3, 1fr);
  }
  li {
    display: grid;
    align-content: start;
    gap: ${tokens.space.s};
    counter-increment: step;
  }
  li::before {
    content: counter(step);
    color: ${tokens.color.accent};
    font-family: ${tokens.font.heading};
    font-size: ${tokens.size.h3};
    line-height: 1;
  }
  h3 {
    font-size: ${tokens.size.h4};
    line-height: 1.2;
  }
  p {
    max-inline-size: 40ch;
    color: ${tokens.color.quiet};
  }
`;

export const Employers = styled(Section)`
  display: grid;
  gap: ${tokens.space.l} ${tokens.space.huge};
  @media (min-width: 900px) {
    grid-template-columns: 1.3fr auto;
    align-items: center;
  }
  > h2 {
    margin: 0;
  }
  > p {
    max-inline-size: 60ch;
    color: ${tokens.color.quiet};
    font-size: ${tokens.size.lead};
  }
  @media (min-width: 900px) {
    > div {
      grid-column: 2;
      grid-row: 1 / 3;
    }
  }
`;
