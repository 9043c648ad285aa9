import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.l};
  > [role='status'] {
    color: ${tokens.color.listening};
    font-size: ${tokens.size.small};
    &:empty {
      display: none;
    }
  }
`;

export const Address = styled.div`
  padding: ${tokens.space.m};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.field};
  background: ${tokens.color.sunken};
  overflow-wrap: anywhere;
  user-select: all;
`;

export const Limits = styled.p`
  color: ${tokens.color.quiet};
  font-size: ${tokens.size.small};
`;
