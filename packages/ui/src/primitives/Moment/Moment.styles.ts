import styled, { css } from 'styled-components';
import { tokens } from '../../theme/index.ts';

const look = css`
  position: relative;
  display: inline-block;
  min-inline-size: ${tokens.target};
  padding: 1px 9px;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.pill};
  background: transparent;
  color: ${tokens.color.quiet};
  font-family: ${tokens.font.text};
  font-size: ${tokens.size.small};
  font-weight: 400;
  letter-spacing: 0;
  font-variant-numeric: tabular-nums;
  line-height: 1.5;
  text-align: center;
  text-decoration: none;
  white-space: nowrap;
`;

/* The touch target is larger than the drawing. */
const pressed = css`
  cursor: pointer;
  transition:
    border-color ${tokens.motion.quick},
    color ${tokens.motion.quick};
  &::after {
    content: '';
    position: absolute;
    inset: -10px 0;
  }
  &:hover {
    border-color: ${tokens.color.accent};
    color: ${tokens.color.accent};
  }
`;

export const Pill = styled.span`
  ${look}
`;

export const PillLink = styled.a`
  ${look}
  ${pressed}
`;

export const PillButton = styled.button`
  ${look}
  ${pressed}
`;
