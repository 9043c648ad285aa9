import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Panel = styled.section`
  display: grid;
  gap: ${tokens.space.l};
  justify-items: start;
  align-content: start;
  min-inline-size: 0;
  padding: ${tokens.space.xl};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.raised};
  overflow-wrap: anywhere;
  h2 {
    font-size: ${tokens.size.h4};
  }
  small {
    color: ${tokens.color.quiet};
    font-size: ${tokens.size.small};
  }
  &[data-open='true'] p {
    font-size: ${tokens.size.lead};
  }
`;

export const Wait = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space.m};
`;

export const Gets = styled.ul`
  display: grid;
  gap: ${tokens.space.s};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    gap: ${tokens.space.s};
  }
  svg {
    margin-block-start: 2px;
    color: ${tokens.color.listening};
  }
`;
