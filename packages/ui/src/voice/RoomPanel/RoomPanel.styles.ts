import styled, { css } from 'styled-components';
import { tokens } from '../../theme/index.ts';

/** Where everything fits on one screen, so that only the captions scroll. */
const roomy = '(min-width: 1000px) and (min-height: 640px)';

/** A phone held upright: one column, of which the bars give up what the captions need. */
const upright = '(max-width: 999px) and (min-height: 600px)';

/** The bars beside the captions. */
const columns = 'minmax(0, 1.55fr) minmax(340px, 1fr)';

/** Fills the screen; where that is too small it scrolls, and the controls stay under the thumb. */
export const Panel = styled.section`
  display: grid;
  /* A long title on one line must not widen the room. */
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  min-block-size: 100dvh;
  background: ${tokens.color.paper};
  @media ${roomy}, ${upright} {
    grid-template-rows: auto minmax(0, 1fr);
    block-size: 100dvh;
  }
  /* An answer is typed on a screen that a keyboard covers in part: the question and the field share what is left. */
  &[data-typing='true'] {
    position: fixed;
    inset: var(--visible-top) 0 auto;
    grid-template-rows: minmax(0, 1fr);
    block-size: var(--visible-height);
    min-block-size: 0;
  }
`;

/** What steps aside while an answer is typed on such a screen. */
const aside = css`
  ${Panel}[data-typing='true'] & {
    display: none;
  }
`;

export const Top = styled.div`
  ${aside}
`;

/** State in words; it says nothing of use while one types. */
export const State = styled.div`
  display: contents;
  ${aside}
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${tokens.space.l};
  inline-size: 100%;
  padding: ${tokens.space.s} max(8px, env(safe-area-inset-right)) ${tokens.space.s} max(20px, env(safe-area-inset-left));
  border-block-end: 1px solid ${tokens.color.line};
  @media (max-width: 359px) {
    gap: ${tokens.space.s};
  }
  /* Its title and the drawing of its cross stand above the edges of what is below. */
  @media (min-width: 1000px) {
    padding-inline: max(32px, (100% - 1216px) / 2) max(20px, (100% - 1216px) / 2 - 12px);
  }
`;

/** The headline, and what the interview is about on one line under it. */
export const Title = styled.div`
  flex: 1;
  /* What stands beside it wraps before the headline breaks inside a word. */
  min-inline-size: min(140px, 38vw);
  @media (max-width: 359px) {
    min-inline-size: 30vw;
  }
  h1 {
    font-size: ${tokens.size.h4};
  }
  p {
    overflow: hidden;
    color: ${tokens.color.quiet};
    font-size: ${tokens.size.small};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** Says all through the interview that sound is kept. */
export const Recorded = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.s};
  color: ${tokens.color.quiet};
  font-size: ${tokens.size.small};
  line-height: 1.2;
  &::before {
    content: '';
    flex: none;
    inline-size: 10px;
    block-size: 10px;
    border-radius: 50%;
    background: ${tokens.color.danger};
  }
`;

export const Talk = styled.div`
  display: grid;
  grid-template-rows: 1fr auto;
  min-block-size: 0;
  ${Panel}[data-typing='true'] & {
    grid-template-rows: minmax(0, 1fr) auto;
  }
  @media ${roomy}, ${upright} {
    grid-template-rows: minmax(0, 1fr) auto;
  }
`;

export const Columns = styled.div`
  ${Panel}[data-typing='true'] & {
    overflow: auto;
    padding-block: ${tokens.space.s};
  }
  display: grid;
  align-content: start;
  gap: ${tokens.space.xl};
  inline-size: 100%;
  max-inline-size: 1280px;
  min-block-size: 0;
  margin-inline: auto;
  padding: ${tokens.space.l} 20px;
  /* It has the focus once what had it is gone. */
  &:focus {
    outline: none;
  }
  @media (min-width: 1000px) {
    grid-template-columns: ${columns};
    align-content: stretch;
    gap: ${tokens.space.huge};
    padding: ${tokens.space.xl} ${tokens.space.xxl};
  }
  @media ${roomy} {
    grid-template-rows: minmax(0, 1fr);
    overflow: auto;
  }
  @media ${upright} {
    display: flex;
    flex-direction: column;
    gap: ${tokens.space.m};
    padding-block: ${tokens.space.m};
    overflow: auto;
  }
  /* Where the page scrolls and the foot stays: what the keyboard reaches is scrolled to above it, never behind it. */
  @media (min-height: 560px) and (max-height: 599px),
    (min-width: 1000px) and (min-height: 560px) and (max-height: 639px) {
    a,
    button,
    input,
    ol {
      scroll-margin-block-end: 232px;
    }
  }
`;

export const Stage = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: safe center;
  min-block-size: 0;
  gap: clamp(20px, 4vh, 40px);
  min-inline-size: 0;
  @media ${upright} {
    display: contents;
  }
`;

export const Notices = styled.div`
  display: grid;
  ${aside}
  gap: ${tokens.space.s};
`;

export const Voice = styled.div`
  ${aside}
  block-size: clamp(96px, 15vh, 150px);
  @media ${upright} {
    flex: 0 1000 clamp(96px, 17vh, 150px);
    block-size: auto;
    min-block-size: 28px;
  }
  @media (min-width: 1000px) {
    flex: 0 1 clamp(120px, 30vh, 260px);
    block-size: auto;
    min-block-size: 80px;
  }
`;

export const Side = styled.div`
  ${aside}
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  min-inline-size: 0;
  > section > ol {
    max-block-size: 300px;
  }
  @media (min-width: 1000px) {
    grid-template-rows: minmax(0, 1fr);
    padding-inline-start: ${tokens.space.xxl};
    border-inline-start: 1px solid ${tokens.color.line};
    > section > ol {
      max-block-size: calc(100dvh - 320px);
    }
  }
  @media ${roomy}, ${upright} {
    min-block-size: 0;
    > section > ol {
      max-block-size: none;
    }
  }
  @media ${upright} {
    flex: 1 0 auto;
    &:has(ol) {
      flex: 1 1 200px;
      min-block-size: 144px;
    }
    > section > ol {
      padding-block-end: ${tokens.space.s};
    }
  }
`;

export const Foot = styled.div`
  /* On the smallest phones it would leave too little to what is above. */
  @media (min-height: 560px) and (min-width: 340px) {
    position: sticky;
  }
  inset-block-end: 0;
  z-index: 5;
  border-block-start: 1px solid ${tokens.color.line};
  background: ${tokens.color.paper};
  padding: ${tokens.space.m} 20px calc(${tokens.space.m} + env(safe-area-inset-bottom));
  @media (min-width: 1000px) {
    padding-inline: ${tokens.space.xxl};
  }
  ${Panel}[data-typing='true'] & {
    padding-block: ${tokens.space.s};
  }
`;

export const FootRow = styled.div`
  display: grid;
  gap: ${tokens.space.m};
  max-inline-size: 1216px;
  margin-inline: auto;
  @media (min-width: 1000px) {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    gap: ${tokens.space.xxl};
  }
  /* The controls under the captions, where they have room for one line. */
  @media (min-width: 1200px) {
    grid-template-columns: ${columns};
    gap: ${tokens.space.huge};
  }
`;

export const Controls = styled.div`
  ${aside}
  @media (min-width: 1200px) {
    padding-inline-start: ${tokens.space.xxl};
    > [role='group'] {
      justify-content: flex-start;
    }
  }
`;

export const Center = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 100dvh;
`;
