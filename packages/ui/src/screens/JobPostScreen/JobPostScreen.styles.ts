import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Page = styled.div`
  max-inline-size: ${tokens.width.page};
  margin-inline: auto;
  padding: clamp(28px, 5vw, 56px) 20px clamp(48px, 8vw, 96px);
`;
