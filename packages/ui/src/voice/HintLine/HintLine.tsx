import { Hint } from './HintLine.styles.ts';

/** What a good answer of this kind is made of, under its question; empty as long as nobody asked for it. */
export function HintLine({ text }: { readonly text: string | undefined }) {
  return (
    <Hint role="status">
      {text !== undefined && (
        <p>
          <b>Hint:</b> {text}
        </p>
      )}
    </Hint>
  );
}
