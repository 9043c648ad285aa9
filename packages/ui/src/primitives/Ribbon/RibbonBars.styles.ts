import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';
import { ribbonSlots, strokeShare } from './ribbonShape.ts';

export const Field = styled.div`
  container-type: inline-size;
  inline-size: 100%;
  block-size: clamp(56px, 10vw, 96px);
  --pitch: calc(100cqi / ${ribbonSlots.whole});
  &[data-size='short'] {
    block-size: 32px;
    --pitch: calc(100cqi / ${ribbonSlots.short});
  }
  @media print {
    block-size: 64px;
  }
`;

/* Strokes are as wide as they are on the screen, so their ends stay round however wide the ribbon is. */
export const Svg = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  overflow: visible;
  path {
    fill: none;
    stroke: ${tokens.color.accent};
    stroke-linecap: round;
    stroke-width: calc(var(--pitch) * ${strokeShare.speech});
    vector-effect: non-scaling-stroke;
    print-color-adjust: exact;
  }
  [data-kind='interviewer'],
  [data-kind='silence'] {
    stroke: ${tokens.color.edge};
    stroke-width: calc(var(--pitch) * ${strokeShare.interviewer});
  }
  [data-kind='typed'] {
    stroke-width: calc(var(--pitch) * ${strokeShare.typed});
    stroke-dasharray: 0 calc(var(--pitch) * 1.25);
  }
  [data-kind='filler'] {
    stroke: ${tokens.color.quiet};
    stroke-width: max(2.5px, calc(var(--pitch) * ${strokeShare.filler}));
  }
  @media (forced-colors: active) {
    path[data-kind] {
      stroke: CanvasText;
    }
  }
`;
