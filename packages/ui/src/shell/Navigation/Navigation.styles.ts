import styled from 'styled-components';
import { Anchor } from '../../primitives/index.ts';
import { tokens } from '../../theme/index.ts';

export const Header = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${tokens.layer.bar};
  border-block-end: 1px solid ${tokens.color.line};
  background: ${tokens.color.paper};
  &[data-reduced='true'] {
    position: static;
  }
`;

export const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.l};
  max-inline-size: ${tokens.width.page};
  min-block-size: 68px;
  margin-inline: auto;
  padding: 0 20px;
`;

export const Home = styled(Anchor)`
  display: inline-flex;
  align-items: center;
  min-block-size: ${tokens.target};
  border-radius: 6px;
  text-decoration: none;
`;

export const Menu = styled.nav`
  @media (max-width: 768px) {
    position: absolute;
    inset-block-start: 100%;
    inset-inline: 0;
    border-block: 1px solid ${tokens.color.line};
    background: ${tokens.color.paper};
    padding: ${tokens.space.s} 20px ${tokens.space.xl};
    &[data-open='false'] {
      display: none;
    }
  }
`;

export const Entries = styled.ul`
  @media (min-width: 769px) and (max-width: 920px) {
    li > button {
      padding-inline: ${tokens.space.m};
      font-size: ${tokens.size.small};
    }
  }
  display: flex;
  align-items: center;
  gap: ${tokens.space.xs};
  margin: 0;
  padding: 0;
  list-style: none;
  li > button[data-variant='plain'] {
    font-weight: inherit;
  }
  @media (min-width: 769px) {
    li > button[data-variant='plain'] {
      padding-inline: ${tokens.space.m};
    }
  }
  @media (max-width: 768px) {
    flex-direction: column;
    align-items: stretch;
    gap: 0;
    li + li {
      border-block-start: 1px solid ${tokens.color.line};
    }
    && li > * {
      justify-content: flex-start;
      inline-size: 100%;
      min-block-size: 56px;
      padding: 0;
      border: 0;
      border-radius: 4px;
      background: none;
      font-family: ${tokens.font.heading};
      font-size: ${tokens.size.h4};
      font-weight: 400;
    }
    && li[data-call='true'] > * {
      background: none;
      color: ${tokens.color.accent};
      font-weight: 560;
    }
  }
`;

export const Entry = styled(Anchor)`
  display: flex;
  align-items: center;
  min-block-size: ${tokens.target};
  padding: 0 ${tokens.space.m};
  border: 0;
  border-radius: ${tokens.radius.pill};
  background: none;
  font-size: ${tokens.size.text};
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  transition: background-color ${tokens.motion.quick};
  &:hover {
    background: ${tokens.color.sunken};
  }
  &[aria-current='page'] {
    font-weight: 620;
  }
  @media (min-width: 769px) and (max-width: 920px) {
    padding: 0 ${tokens.space.s};
    font-size: ${tokens.size.small};
  }
`;

export const Hamburger = styled.div`
  display: none;
  @media (max-width: 768px) {
    display: block;
    /* Its drawing, not its ground, ends where the page does. */
    margin-inline-end: -12px;
  }
`;
