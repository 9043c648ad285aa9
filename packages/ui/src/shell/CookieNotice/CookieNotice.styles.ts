import styled, { createGlobalStyle } from 'styled-components';
import { tokens } from '../../theme/index.ts';

/**
 * Stays at the window's end while the page is read, and has a place of its own at the page's end: nothing is covered for
 * good.
 */
export const Strip = styled.section`
  position: sticky;
  inset-block-end: 0;
  z-index: 5;
  grid-row: 4;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space.m} ${tokens.space.xl};
  padding: ${tokens.space.m} 20px calc(${tokens.space.m} + env(safe-area-inset-bottom));
  border-block-start: 1px solid ${tokens.color.line};
  background: ${tokens.color.raised};
  font-size: ${tokens.size.small};
  @media print {
    display: none;
  }
`;

export const Words = styled.p`
  flex: 0 1 34rem;
  margin: 0;
`;

export const Answers = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${tokens.space.s};
  @media (max-width: 480px) {
    inline-size: 100%;
  }
`;

/** What the keyboard reaches is scrolled to above the notice, never behind it. */
export const RoomForNotice = createGlobalStyle`
  html:has([data-cookie-notice]) {
    scroll-padding-block-end: 12rem;
  }
`;
