import { Tabs } from '@base-ui/react/tabs';
import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const List = styled(Tabs.List)`
  display: flex;
  gap: ${tokens.space.xs};
  overflow-x: auto;
  padding: 4px 4px 0;
  margin: -4px -4px 0;
  box-shadow: inset 0 -1px 0 ${tokens.color.line};
  scrollbar-width: none;
`;

export const Tab = styled(Tabs.Tab)`
  flex: none;
  min-block-size: ${tokens.target};
  padding: 8px ${tokens.space.l};
  border: 0;
  border-radius: 8px 8px 0 0;
  background: none;
  color: ${tokens.color.quiet};
  white-space: nowrap;
  cursor: pointer;
  transition: color ${tokens.motion.quick};
  &:hover {
    color: ${tokens.color.ink};
  }
  &[data-active] {
    box-shadow: inset 0 -3px 0 ${tokens.color.accent};
    color: ${tokens.color.ink};
    font-weight: 580;
  }
  &:focus-visible {
    outline-offset: 0;
  }
  @media (max-width: 480px) {
    padding-inline: ${tokens.space.m};
  }
`;

export const Panel = styled(Tabs.Panel)`
  padding-block-start: ${tokens.space.xl};
  border-radius: 4px;
`;
