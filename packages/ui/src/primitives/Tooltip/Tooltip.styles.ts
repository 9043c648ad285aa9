import { Tooltip } from '@base-ui/react/tooltip';
import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Positioner = styled(Tooltip.Positioner)`
  z-index: ${tokens.layer.tip};
`;

export const Popup = styled(Tooltip.Popup)`
  max-inline-size: min(280px, calc(100vw - 32px));
  padding: 6px 12px;
  border-radius: ${tokens.radius.field};
  background: ${tokens.color.ink};
  color: ${tokens.color.paper};
  font-size: ${tokens.size.small};
  overflow-wrap: anywhere;
`;
