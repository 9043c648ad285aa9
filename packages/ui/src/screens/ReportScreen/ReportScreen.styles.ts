import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

/** A page to read: narrower than the others. */
export const Page = styled.div`
  max-inline-size: 960px;
  margin-inline: auto;
  padding: clamp(28px, 6vw, 72px) 20px clamp(48px, 8vw, 96px);
  @media print {
    max-inline-size: none;
    padding: 0;
  }
`;

export const Sketch = styled.div`
  display: grid;
  gap: 40px;
`;

/** A part under its hairline. */
export const SketchedPart = styled.div`
  padding-block-start: 40px;
  border-block-start: 1px solid ${tokens.color.line};
`;
