import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

/** A sheet as `Card` is, and a form. */
export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xl};
  padding: clamp(16px, 4vw, 32px);
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.raised};
  @media (max-width: 480px) {
    /* What has the focus must not be under the button that stays in sight. */
    :is(input, textarea, button, summary) {
      scroll-margin-block-end: 140px;
    }
  }
`;

/** Role and ad, which belong together. */
export const Aim = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.m};
`;

export const Ad = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.xs} ${tokens.space.l};
  > [role='status'] {
    flex: 1 1 20ch;
    color: ${tokens.color.quiet};
    font-size: ${tokens.size.small};
  }
  b {
    color: ${tokens.color.ink};
    font-weight: 580;
  }
`;

export const Choices = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xl};
  @media (min-width: 760px) {
    grid-template-columns: 1fr 1fr;
    /* One without a neighbor takes the whole row. */
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;

export const Sound = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.l};
  padding-block-start: ${tokens.space.xl};
  border-block-start: 1px solid ${tokens.color.line};
  summary {
    inline-size: fit-content;
    min-block-size: ${tokens.target};
    padding-block: 10px;
    color: ${tokens.color.quiet};
    cursor: pointer;
  }
`;

export const Go = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.m} ${tokens.space.xl};
  p {
    flex: 1 1 24ch;
    color: ${tokens.color.quiet};
    font-size: ${tokens.size.small};
  }
  @media (max-width: 480px) {
    > button {
      inline-size: 100%;
    }
  }
  @media (max-width: 480px) and (min-height: 600px) {
    /* In reach of the thumb, however long the card is; where a page is magnified it would cover too much. */
    position: sticky;
    inset-block-end: 0;
    gap: ${tokens.space.s};
    padding-block: ${tokens.space.m} calc(${tokens.space.s} + env(safe-area-inset-bottom));
    background: ${tokens.color.raised};
  }
`;
