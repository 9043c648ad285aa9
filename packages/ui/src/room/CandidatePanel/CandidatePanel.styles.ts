import styled from 'styled-components';

export const Center = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 100dvh;
`;
