import { Dialog } from '@base-ui/react/dialog';
import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

/** Dims the page behind a dialog. */
export const Backdrop = styled(Dialog.Backdrop)`
  position: fixed;
  inset: 0;
  z-index: ${tokens.layer.dialog};
  background: ${tokens.color.veil};
  transition: opacity ${tokens.motion.quick};
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

/**
 * The window with a sheet in its middle. What is fixed to the window is painted by itself, so it must begin at a whole
 * pixel: a sheet that was fixed would begin between two, and look different with what was painted before.
 */
export const Middle = styled(Dialog.Viewport)`
  position: fixed;
  inset: 0;
  z-index: ${tokens.layer.dialog};
  display: grid;
  place-items: center;
`;

/** The sheet of a dialog; it scrolls inside when the window is low. */
export const Popup = styled(Dialog.Popup)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.l};
  inline-size: min(440px, calc(100vw - 32px));
  max-block-size: calc(100dvh - 32px);
  overflow: auto;
  overscroll-behavior: contain;
  padding: ${tokens.space.xl};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.raised};
  color: ${tokens.color.ink};
  @media (prefers-reduced-motion: no-preference) {
    transition: transform ${tokens.motion.quick};
    &[data-starting-style] {
      transform: translateY(8px);
    }
  }
  &[data-wide='true'] {
    inline-size: min(640px, calc(100vw - 32px));
  }
  &[data-cross='true'] > h2 {
    padding-inline-end: 44px;
  }
  h2 {
    font-size: ${tokens.size.h4};
    line-height: 1.25;
  }
  @media (max-width: 374px) {
    padding: 20px;
  }
`;

/** Answers at the foot of a dialog; one under the other where they do not fit. */
export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${tokens.space.m};
  margin-block-start: ${tokens.space.s};
  @media (max-width: 480px) {
    > button {
      flex: 1 1 auto;
    }
  }
`;
