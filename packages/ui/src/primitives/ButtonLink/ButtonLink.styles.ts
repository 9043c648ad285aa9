import styled from 'styled-components';
import { Anchor } from '../Anchor/index.ts';
import { buttonLook } from '../Button/index.ts';

export const StyledButtonLink = styled(Anchor)`
  ${buttonLook}
`;
