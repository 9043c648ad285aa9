import styled, { css } from 'styled-components';
import { tokens } from '../../theme/index.ts';

/** The look of a button, by `data-variant`, `data-size` and `data-wide`. */
export const buttonLook = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space.s};
  min-block-size: ${tokens.target};
  padding: 9px 20px;
  border: 1px solid transparent;
  border-radius: ${tokens.radius.pill};
  font-size: ${tokens.size.text};
  font-weight: 580;
  line-height: 1.5;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${tokens.motion.quick},
    border-color ${tokens.motion.quick},
    color ${tokens.motion.quick};

  &[data-size='large'] {
    min-block-size: 54px;
    padding: 13px 28px;
    font-size: ${tokens.size.lead};
  }
  &[data-wide='true'] {
    inline-size: 100%;
  }
  &[data-variant='primary'] {
    background: ${tokens.color.accent};
    color: ${tokens.color.onAccent};
  }
  &[data-variant='primary']:hover {
    background: ${tokens.color.accentStrong};
  }
  &[data-variant='quiet'] {
    border-color: ${tokens.color.edge};
    background: transparent;
    color: ${tokens.color.ink};
  }
  &[data-variant='quiet']:hover {
    border-color: ${tokens.color.ink};
    background: ${tokens.color.sunken};
  }
  &[data-variant='danger'] {
    background: ${tokens.color.danger};
    color: ${tokens.color.onDanger};
  }
  &[data-variant='danger']:hover {
    background: color-mix(in srgb, ${tokens.color.danger} 86%, ${tokens.color.ink});
  }
  &[data-variant='plain'] {
    background: transparent;
    color: ${tokens.color.ink};
  }
  &[data-variant='plain']:hover {
    background: ${tokens.color.sunken};
  }
  &[data-variant='link'] {
    min-block-size: 0;
    padding: 4px 0;
    border-radius: 4px;
    background: transparent;
    color: ${tokens.color.accent};
    font-weight: inherit;
    font-size: inherit;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.22em;
  }
  &[data-variant='link']:hover {
    text-decoration-thickness: 2px;
  }
  &:disabled,
  &:disabled:hover {
    border-color: ${tokens.color.line};
    background: ${tokens.color.sunken};
    color: ${tokens.color.quiet};
    cursor: not-allowed;
  }
  &[data-variant='plain']:disabled,
  &[data-variant='link']:disabled {
    border-color: transparent;
    background: transparent;
    text-decoration: none;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
`;

export const StyledButton = styled.button`
  ${buttonLook}
`;
