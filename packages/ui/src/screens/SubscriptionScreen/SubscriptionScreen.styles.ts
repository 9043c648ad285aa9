import styled from 'styled-components';

export const Page = styled.div`
  max-inline-size: 600px;
  margin-inline: auto;
  padding: clamp(28px, 6vw, 72px) 20px clamp(48px, 8vw, 96px);
`;
