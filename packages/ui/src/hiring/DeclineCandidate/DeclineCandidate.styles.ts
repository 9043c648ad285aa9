import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.s};
  color: ${tokens.color.quiet};
  font-size: ${tokens.size.small};
`;

/** The e-mail as the candidate reads it. */
export const Words = styled.blockquote`
  display: grid;
  gap: ${tokens.space.m};
  margin: ${tokens.space.l} 0 0;
  padding: ${tokens.space.l};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.field};
  background: ${tokens.color.sunken};
  overflow-wrap: anywhere;
`;
