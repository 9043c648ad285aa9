import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Details = styled.details`
  min-inline-size: 0;
  > summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${tokens.space.l};
    min-block-size: ${tokens.target};
    border-radius: 4px;
    list-style: none;
    cursor: pointer;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary > svg {
    color: ${tokens.color.quiet};
  }
  > summary:hover > svg {
    color: ${tokens.color.accent};
  }
  &[open] > summary > svg {
    transform: scaleY(-1);
  }
  @media print {
    > summary > svg {
      display: none;
    }
    &[data-printed='true']::details-content {
      content-visibility: visible;
      block-size: auto;
    }
  }
`;

export const Shown = styled.div`
  display: grid;
  gap: ${tokens.space.s};
  min-inline-size: 0;
`;

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xl};
  padding-block-start: ${tokens.space.l};
  @media print {
    gap: ${tokens.space.m};
    padding-block-start: ${tokens.space.s};
  }
`;
