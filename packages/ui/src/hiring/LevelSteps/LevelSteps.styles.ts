import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Steps = styled.span`
  display: flex;
  align-items: center;
  gap: 4px;
  &[data-known='true'] > span:last-child {
    margin-inline-start: ${tokens.space.s};
  }
  &[data-known='false'] {
    color: ${tokens.color.quiet};
  }
`;

export const Step = styled.span`
  flex: none;
  inline-size: 7px;
  block-size: 20px;
  border-radius: 4px;
  background: ${tokens.color.line};
  &[data-lit='true'] {
    background: ${tokens.color.accent};
  }
`;
