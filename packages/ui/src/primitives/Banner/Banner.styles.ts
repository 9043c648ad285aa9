import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Strip = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space.xs} ${tokens.space.l};
  padding: ${tokens.space.m} ${tokens.space.l};
  border-block-end: 1px solid ${tokens.color.line};
  background: ${tokens.color.accentSoft};
  text-align: center;
`;
