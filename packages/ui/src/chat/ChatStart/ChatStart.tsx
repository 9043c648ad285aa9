import { Button } from '../../primitives/index.ts';
import type { Persona } from '../persona.ts';
import { Suggestions, Whole } from './ChatStart.styles.ts';

export interface ChatStartProps {
  readonly persona: Persona;
  /** A suggestion was chosen; it is sent as it stands. */
  readonly onSuggestion: (text: string) => void;
}

/** A conversation before its first message: whom it is with, and ways to begin. */
export function ChatStart({ persona, onSuggestion }: ChatStartProps) {
  return (
    <Whole>
      <h2>How can we help?</h2>
      <p>{persona.purpose}</p>
      <Suggestions aria-label="Suggestions">
        {persona.suggestions.map((text) => (
          <li key={text}>
            <Button variant="quiet" onClick={() => onSuggestion(text)}>
              {text}
            </Button>
          </li>
        ))}
      </Suggestions>
    </Whole>
  );
}
