import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

/** Measures itself, so that the picture keeps its composition at any size. */
const roomy = '(min-width: 600px)';

export const Picture = styled.div`
  container-type: inline-size;
  block-size: 100%;
`;

export const Room = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto auto;
  block-size: 100%;
  @container ${roomy} {
    grid-template-columns: minmax(0, 1.7fr) minmax(0, 1fr);
    grid-template-rows: minmax(0, 1fr) auto;
  }
`;

export const Stage = styled.div`
  display: grid;
  grid-template-rows: auto auto minmax(0, 1fr) auto;
  justify-items: center;
  gap: clamp(8px, 1.6cqi, 18px);
  min-block-size: 0;
  padding: clamp(20px, 3.6cqi, 40px) clamp(20px, 4cqi, 44px) clamp(16px, 2.4cqi, 28px);
  text-align: center;
`;

export const Small = styled.p`
  color: ${tokens.color.quiet};
  font-size: clamp(0.75rem, 1.3cqi, ${tokens.size.small});
  font-weight: 580;
`;

export const Question = styled.p`
  max-inline-size: 30ch;
  font-family: ${tokens.font.heading};
  font-size: clamp(1.125rem, 2.4cqi, ${tokens.size.h3});
  font-weight: 500;
  letter-spacing: -0.01em;
  line-height: 1.25;
  text-wrap: balance;
`;

export const Voice = styled.div`
  display: flex;
  align-items: center;
  gap: clamp(8px, 1.5cqi, 16px);
  min-block-size: 0;
  block-size: 100%;
  color: ${tokens.color.accent};
  i {
    inline-size: clamp(14px, 2.6cqi, 30px);
    block-size: calc(var(--height) * 92%);
    border-radius: 999px;
    background: currentcolor;
  }
`;

export const Captions = styled.div`
  display: grid;
  align-content: end;
  gap: clamp(12px, 1.8cqi, 20px);
  padding: 0 clamp(20px, 2.6cqi, 30px) clamp(16px, 2.6cqi, 30px);
  p:not(:last-child) {
    display: none;
  }
  @container ${roomy} {
    align-content: start;
    overflow: hidden;
    border-inline-start: 1px solid ${tokens.color.line};
    padding-block-start: clamp(20px, 3.6cqi, 40px);
    p:not(:last-child) {
      display: block;
    }
  }
  @container (min-width: 600px) and (max-width: 899px) {
    p:nth-child(2),
    p:nth-child(3) {
      display: none;
    }
  }
`;

export const Line = styled.p`
  padding-inline-start: ${tokens.space.m};
  border-inline-start: 3px solid ${tokens.color.accent};
  font-size: clamp(0.8125rem, 1.35cqi, ${tokens.size.text});
  line-height: 1.45;
  text-align: start;
  &[data-speaker='user'] {
    border-color: ${tokens.color.listening};
  }
  b {
    display: block;
    color: ${tokens.color.quiet};
    font-size: 0.875em;
    font-weight: 400;
  }
`;

export const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space.l};
  min-block-size: 60px;
  padding: clamp(10px, 1.2cqi, 14px) clamp(20px, 2.6cqi, 30px);
  border-block-start: 1px solid ${tokens.color.line};
  color: ${tokens.color.quiet};
  font-size: clamp(0.75rem, 1.3cqi, ${tokens.size.small});
  font-variant-numeric: tabular-nums;
  @container ${roomy} {
    grid-column: 1 / -1;
  }
  > span {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space.s};
  }
`;

export const Listening = styled.span`
  color: ${tokens.color.listening};
`;
