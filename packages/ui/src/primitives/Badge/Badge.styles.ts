import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Pill = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-inline-size: 100%;
  padding: 2px 10px;
  border-radius: ${tokens.radius.pill};
  font-size: ${tokens.size.small};
  font-weight: 580;
  line-height: 1.5;
  &[data-tone='neutral'] {
    background: ${tokens.color.sunken};
    box-shadow: inset 0 0 0 1px ${tokens.color.line};
    color: ${tokens.color.quiet};
  }
  &[data-tone='accent'] {
    background: ${tokens.color.accentSoft};
    color: ${tokens.color.accent};
  }
  &[data-tone='listening'] {
    background: ${tokens.color.listeningSoft};
    color: ${tokens.color.listening};
  }
  &[data-tone='thinking'] {
    background: ${tokens.color.thinkingSoft};
    color: ${tokens.color.thinking};
  }
  &[data-tone='danger'] {
    background: ${tokens.color.dangerSoft};
    color: ${tokens.color.danger};
  }
`;
