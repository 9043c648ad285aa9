import { AlertDialog } from '@base-ui/react/alert-dialog';
import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Backdrop = styled(AlertDialog.Backdrop)`
  position: fixed;
  inset: 0;
  z-index: 70;
  background: rgb(22 21 18 / 55%);
`;

export const Popup = styled(AlertDialog.Popup)`
  position: fixed;
  inset-block-start: 50%;
  inset-inline-start: 50%;
  z-index: 71;
  display: grid;
  gap: ${tokens.space.l};
  inline-size: min(440px, calc(100vw - 32px));
  padding: ${tokens.space.xl};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.raised};
  color: ${tokens.color.ink};
  transform: translate(-50%, -50%);
  h2 {
    font-size: ${tokens.size.h4};
  }
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${tokens.space.s};
`;
