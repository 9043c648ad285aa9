import styled from 'styled-components';

/** On a phone the room needs the lines more. */
export const Reason = styled.span`
  @media (max-width: 600px) {
    display: none;
  }
`;
