import { Menu } from '@base-ui/react/menu';
import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';
import { itemLook, popupLook } from '../internal/optionList.styles.ts';

export const Positioner = styled(Menu.Positioner)`
  z-index: ${tokens.layer.list};
`;

export const Popup = styled(Menu.Popup)`
  ${popupLook}
  max-inline-size: min(340px, calc(100vw - 32px));
  min-inline-size: min(240px, calc(100vw - 32px));
`;

export const GroupLabel = styled(Menu.GroupLabel)`
  padding: 10px 12px 4px;
  color: ${tokens.color.quiet};
  font-size: ${tokens.size.small};
  font-weight: 580;
`;

export const Item = styled(Menu.RadioItem)`
  ${itemLook}
`;

export const Nothing = styled(Menu.Item)`
  padding: 6px 12px 10px;
  outline: none;
  color: ${tokens.color.quiet};
`;
