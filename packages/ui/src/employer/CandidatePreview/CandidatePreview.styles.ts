import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Frame = styled.section`
  display: grid;
  gap: ${tokens.space.m};
  > h2 {
    color: ${tokens.color.quiet};
    font-family: ${tokens.font.text};
    font-size: ${tokens.size.small};
    font-weight: 580;
    letter-spacing: 0;
    line-height: 1.5;
  }
`;

/** Stands for a page of its own, so it has the paper of one. */
export const Sheet = styled.div`
  display: grid;
  gap: ${tokens.space.l};
  padding: ${tokens.space.xl};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.raised};
  overflow-wrap: anywhere;
  h3 {
    font-size: ${tokens.size.h3};
    line-height: 1.15;
  }
  > p {
    color: ${tokens.color.quiet};
    font-size: ${tokens.size.small};
  }
`;

export const Top = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s};
  color: ${tokens.color.quiet};
  font-size: ${tokens.size.small};
  svg {
    color: ${tokens.color.accent};
  }
`;

export const Skills = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s};
  margin: calc(-1 * ${tokens.space.s}) 0 0;
  padding: 0;
  list-style: none;
`;

export const Question = styled.div`
  display: grid;
  gap: ${tokens.space.xs};
  padding: ${tokens.space.l};
  border-radius: ${tokens.radius.field};
  background: ${tokens.color.sunken};
  p:first-child {
    color: ${tokens.color.accent};
    font-size: ${tokens.size.small};
    font-weight: 580;
  }
  p:last-child {
    font-family: ${tokens.font.heading};
    font-size: ${tokens.size.lead};
    line-height: 1.4;
  }
  p[data-empty='true'] {
    color: ${tokens.color.quiet};
  }
`;

export const Foot = styled.p`
  padding-block-start: ${tokens.space.l};
  border-block-start: 1px solid ${tokens.color.line};
`;

export const Note = styled.blockquote`
  margin: 0;
  padding-inline-start: ${tokens.space.l};
  border-inline-start: 3px solid ${tokens.color.edge};
  white-space: pre-line;
`;
