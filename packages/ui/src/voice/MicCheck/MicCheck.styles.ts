import styled from 'styled-components';
import { Card } from '../../primitives/index.ts';
import { tokens } from '../../theme/index.ts';

/** What can be pressed or chosen stands at the foot, so that it is level with what stands beside it. */
export const Box = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.l};
  > :last-child:not([role='status']) {
    margin-block-start: auto;
  }
  h2 {
    font-size: ${tokens.size.h4};
  }
  &[data-plain] {
    gap: ${tokens.space.m};
    padding: 0;
    border: 0;
    background: none;
    h2 {
      font-size: ${tokens.size.lead};
    }
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
