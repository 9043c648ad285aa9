import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Entry = styled.li`
  padding-block: ${tokens.space.m};
`;

export const Words = styled.p`
  max-inline-size: ${tokens.width.text};
  overflow-wrap: anywhere;
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.m} ${tokens.space.l};
`;

export const None = styled.p`
  color: ${tokens.color.quiet};
`;
