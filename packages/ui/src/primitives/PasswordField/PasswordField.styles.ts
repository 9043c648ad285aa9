import styled from 'styled-components';

export const WithToggle = styled.div`
  position: relative;
  input {
    padding-inline-end: 52px;
  }
  button {
    position: absolute;
    inset-block-start: 2px;
    inset-inline-end: 2px;
  }
`;
