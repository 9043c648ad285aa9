import styled from 'styled-components';
import { labelLook } from '../../primitives/Field/index.ts';
import { tokens } from '../../theme/index.ts';

export const Block = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s};
  > p:first-child {
    ${labelLook}
  }
`;

export const Chosen = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.m} ${tokens.space.l};
  padding: ${tokens.space.l};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.raised};
`;
