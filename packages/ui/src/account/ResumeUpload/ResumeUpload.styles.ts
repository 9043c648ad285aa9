import styled from 'styled-components';
import { PickedFile } from '../../primitives/index.ts';
import { tokens } from '../../theme/index.ts';

export const Block = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.m};
  h3 {
    font-family: ${tokens.font.text};
    font-size: ${tokens.size.small};
    font-weight: 580;
    letter-spacing: 0;
    line-height: 1.5;
  }
`;

export const File = styled(PickedFile)`
  p {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: ${tokens.color.quiet};
    font-size: ${tokens.size.small};
  }
  > [role='progressbar'] {
    flex: 1;
  }
`;
