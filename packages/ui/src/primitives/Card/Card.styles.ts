import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Sheet = styled.div`
  padding: ${tokens.space.xl};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.raised};
  &[data-padding='none'] {
    overflow: hidden;
    padding: 0;
  }
  &[data-padding='large'] {
    padding: clamp(24px, 5vw, 40px);
  }
`;
