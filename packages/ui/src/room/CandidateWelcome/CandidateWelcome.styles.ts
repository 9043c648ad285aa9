import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  border-block-end: 1px solid ${tokens.color.line};
  li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    gap: ${tokens.space.l};
    padding-block: ${tokens.space.l};
    border-block-start: 1px solid ${tokens.color.line};
  }
  svg {
    margin-block-start: 2px;
    color: ${tokens.color.accent};
  }
  span {
    max-inline-size: ${tokens.width.text};
  }
`;

export const Note = styled.div`
  display: grid;
  gap: ${tokens.space.xs};
  overflow-wrap: anywhere;
  > p {
    color: ${tokens.color.quiet};
    font-size: ${tokens.size.small};
  }
  > blockquote {
    margin: 0;
    padding-inline-start: ${tokens.space.l};
    border-inline-start: 3px solid ${tokens.color.edge};
    white-space: pre-line;
  }
`;
