import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

/** A sheet that lies on the page: hairline instead of shadow. `data-padding='none'` for content to the edge. */
export const Card = styled.div`
  padding: ${tokens.space.xl};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.raised};
  &[data-padding='none'] {
    padding: 0;
  }
  &[data-padding='large'] {
    padding: clamp(24px, 5vw, 40px);
  }
`;
