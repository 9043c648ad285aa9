import styled from 'styled-components';
import { fieldLook } from '../Field/index.ts';

export const Input = styled.input`
  ${fieldLook}
`;
