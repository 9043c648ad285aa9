import styled from 'styled-components';
import { fieldLook } from '../Field/index.ts';

export const Box = styled.textarea`
  ${fieldLook}
  display: block;
  line-height: 1.5;
  resize: vertical;
`;
