import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export { Box } from '../MicCheck/MicCheck.styles.ts';

/** As high as the meter of the microphone beside it. */
export const Voice = styled.div`
  block-size: 65px;
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s};
`;
