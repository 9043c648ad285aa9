import styled, { css } from 'styled-components';
import { tokens } from '../../theme/index.ts';

const columns = css`
  display: grid;
  gap: ${tokens.space.l} ${tokens.space.xxl};
  @media (min-width: 760px) {
    grid-template-columns: repeat(var(--across), minmax(0, 1fr));
  }
`;

export const Compare = styled.div`
  display: grid;
  min-inline-size: 0;
`;

export const Apart = styled.div`
  padding-block-end: ${tokens.space.xl};
`;

/* On a phone they stand one under the other, and each cell names its candidate. */
export const People = styled.div`
  ${columns}
  padding-block-end: ${tokens.space.xl};
`;

export const Person = styled.div`
  display: grid;
  justify-items: start;
  align-content: start;
  gap: ${tokens.space.xs};
  min-inline-size: 0;
  h2 {
    font-size: ${tokens.size.h4};
  }
  > p {
    color: ${tokens.color.quiet};
  }
  > [role='group'] {
    margin-block-start: ${tokens.space.m};
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  inline-size: 100%;
  > button {
    /* The drawing of its cross, not its ground, ends where the column does. */
    margin-inline-end: -12px;
  }
`;

export const Skill = styled.section`
  display: grid;
  gap: ${tokens.space.l};
  padding-block: ${tokens.space.xl};
  border-block-start: 1px solid ${tokens.color.line};
  break-inside: avoid;
  > h2 {
    font-family: ${tokens.font.text};
    font-size: ${tokens.size.text};
    font-weight: 600;
    letter-spacing: 0;
    line-height: 1.5;
  }
`;

export const Cells = styled.dl`
  ${columns}
  margin: 0;
`;

export const Cell = styled.div`
  display: grid;
  align-content: start;
  gap: ${tokens.space.xs};
  min-inline-size: 0;
  dt {
    color: ${tokens.color.quiet};
    font-size: ${tokens.size.small};
  }
  dd {
    display: grid;
    gap: ${tokens.space.m};
    justify-items: start;
    margin: 0;
  }
  dd > p {
    color: ${tokens.color.quiet};
  }
`;
