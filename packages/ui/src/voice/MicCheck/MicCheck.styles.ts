import styled from 'styled-components';
import { Card } from '../../primitives/index.ts';
import { tokens } from '../../theme/index.ts';

export const Box = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${tokens.space.l};
  h2 {
    font-size: ${tokens.size.h4};
  }
`;

/** What was found, in words; tall enough for two lines, so that nothing jumps when it changes. */
export const Says = styled.p`
  min-block-size: 3em;
  color: ${tokens.color.quiet};
  &[data-heard] {
    color: ${tokens.color.thinking};
  }
  &[data-heard='nothing'] {
    color: ${tokens.color.quiet};
  }
  &[data-heard='well'] {
    color: ${tokens.color.listening};
  }
  &[data-heard='too-loud'] {
    color: ${tokens.color.danger};
  }
`;
