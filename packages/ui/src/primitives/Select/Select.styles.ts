import { Select } from '@base-ui/react/select';
import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';
import { fieldLook, labelLook } from '../Field/index.ts';
import { itemLook, popupLook } from '../internal/optionList.styles.ts';

export const Label = styled(Select.Label)`
  ${labelLook}
`;

export const Trigger = styled(Select.Trigger)`
  ${fieldLook}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.m};
  text-align: start;
  cursor: pointer;
  > :last-child {
    flex: none;
  }
  svg {
    display: block;
    transition: transform ${tokens.motion.quick};
  }
  &[data-popup-open] svg {
    transform: rotate(180deg);
  }
  &[data-placeholder] {
    color: ${tokens.color.quiet};
  }
`;

export const Value = styled(Select.Value)`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Positioner = styled(Select.Positioner)`
  z-index: ${tokens.layer.list};
`;

export const Popup = styled(Select.Popup)`
  ${popupLook}
  inline-size: var(--anchor-width);
  max-inline-size: var(--available-width);
`;

export const Item = styled(Select.Item)`
  ${itemLook}
`;

export const Indicator = styled(Select.ItemIndicator)`
  grid-column: 1;
`;

export const ItemText = styled(Select.ItemText)`
  grid-column: 2;
`;
