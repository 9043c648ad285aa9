import styled from 'styled-components';

export const Page = styled.div`
  display: grid;
  align-content: center;
  min-block-size: min(70vh, 560px);
  padding: 48px 20px;
`;
