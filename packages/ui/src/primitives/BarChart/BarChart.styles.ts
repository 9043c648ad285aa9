import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Figure = styled.figure`
  container-type: inline-size;
  inline-size: 100%;
  display: grid;
  align-content: start;
  gap: ${tokens.space.m};
  margin: 0;
  figcaption {
    font-weight: 580;
  }
`;

export const List = styled.ul`
  display: grid;
  gap: ${tokens.space.m};
  margin: 0;
  padding: 0;
  list-style: none;
  @container (min-width: 480px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr) minmax(4.5em, auto);
    column-gap: ${tokens.space.l};
  }
`;

export const Row = styled.li`
  display: grid;
  grid-template: 'label text' 'bar bar' / minmax(0, 1fr) auto;
  gap: 4px ${tokens.space.s};
  break-inside: avoid;
  font-size: ${tokens.size.small};
  line-height: 1.4;
  @container (min-width: 480px) {
    grid-column: 1 / -1;
    grid-template: 'label bar text' / subgrid;
    column-gap: ${tokens.space.l};
    align-items: center;
  }
`;

export const Label = styled.span`
  grid-area: label;
  overflow-wrap: break-word;
`;

export const Text = styled.span`
  grid-area: text;
  align-self: end;
  color: ${tokens.color.quiet};
  font-variant-numeric: tabular-nums;
  text-align: end;
  @container (min-width: 480px) {
    align-self: center;
  }
`;

export const Track = styled.span`
  grid-area: bar;
  block-size: 10px;
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.sunken};
  box-shadow: inset 0 0 0 1px ${tokens.color.line};
  print-color-adjust: exact;
`;

export const Bar = styled.span`
  display: block;
  inline-size: calc(var(--part) * 100%);
  min-inline-size: 10px;
  block-size: 100%;
  border-radius: inherit;
  background: ${tokens.color.accent};
  &[data-tone='quiet'] {
    background: ${tokens.color.edge};
  }
  &[data-tone='listening'] {
    background: ${tokens.color.listening};
  }
  &[data-tone='thinking'] {
    background: ${tokens.color.thinking};
  }
  &[data-tone='danger'] {
    background: ${tokens.color.danger};
  }
`;
