import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Row = styled.label`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.xl};
  min-block-size: 44px;
  cursor: pointer;
  b {
    font-weight: 580;
  }
  small {
    grid-column: 1;
    max-inline-size: 52ch;
    color: ${tokens.color.quiet};
    font-size: ${tokens.size.small};
  }
  input {
    grid-column: 2;
    grid-row: 1 / 3;
    appearance: none;
    position: relative;
    inline-size: 52px;
    block-size: 32px;
    margin: 0;
    border: 1px solid ${tokens.color.edge};
    border-radius: ${tokens.radius.pill};
    background: ${tokens.color.sunken};
    cursor: pointer;
    transition: background-color ${tokens.motion.quick};
  }
  input::before {
    content: '';
    position: absolute;
    inset-block-start: 4px;
    inset-inline-start: 4px;
    inline-size: 22px;
    block-size: 22px;
    border-radius: ${tokens.radius.pill};
    background: ${tokens.color.edge};
    transition: transform ${tokens.motion.quick};
  }
  input:checked {
    border-color: ${tokens.color.accent};
    background: ${tokens.color.accent};
  }
  input:checked::before {
    background: ${tokens.color.onAccent};
    transform: translateX(20px);
  }
`;
