import { Bars } from '../../primitives/index.ts';
import { Line } from './TypingIndicator.styles.ts';

/** Says that the other side is writing. */
export function TypingIndicator({ speaker }: { readonly speaker: string }) {
  return (
    <Line>
      <Bars moving />
      {speaker} is typing
    </Line>
  );
}
