import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Box = styled.div`
  display: grid;
  gap: ${tokens.space.s};
  min-inline-size: 0;
  > p {
    font-weight: 600;
  }
  > blockquote {
    max-inline-size: ${tokens.width.text};
    margin: 0;
    padding-inline-start: ${tokens.space.l};
    border-inline-start: 3px solid ${tokens.color.edge};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  > small {
    color: ${tokens.color.quiet};
    font-size: ${tokens.size.small};
  }
`;
