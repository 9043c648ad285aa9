import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';
import { Heading } from '../Heading/index.ts';

export const Panels = styled.div`
  display: grid;
  /* Two beside each other at most, and none narrower than five bars need. */
  grid-template-columns: repeat(auto-fit, minmax(min(max(300px, 50% - ${tokens.space.huge}), 100%), 1fr));
  gap: ${tokens.space.xxl} ${tokens.space.huge};
`;

export const Panel = styled.section`
  display: grid;
  grid-row: span 2;
  grid-template-rows: subgrid;
  row-gap: ${tokens.space.l};
  min-inline-size: 0;
  break-inside: avoid;
  > div {
    display: grid;
    gap: ${tokens.space.xs};
    align-content: start;
  }
`;

export const PanelTitle = styled(Heading)`
  font-size: ${tokens.size.lead};
  letter-spacing: 0;
`;

export const Unit = styled.span`
  color: ${tokens.color.quiet};
  font-family: ${tokens.font.text};
  font-size: ${tokens.size.small};
  font-weight: 400;
`;
