import { Moment } from '../../primitives/index.ts';
import type { StoryParts } from '../types.ts';
import { Found, Parts, StoryPart } from './Assessment.styles.ts';

const order = [
  ['situation', 'Situation'],
  ['task', 'Task'],
  ['action', 'Action'],
  ['result', 'Result'],
] as const;

/** The four parts of a story, each with the words that were found for it, or that none were. */
export function Story({ parts }: { readonly parts: StoryParts }) {
  return (
    <Parts>
      {order.map(([part, name]) => {
        const quote = parts[part];
        return (
          <StoryPart key={part} data-found={quote !== null}>
            <dt>{name}</dt>
            <Found>
              {quote ? (
                <>
                  “{quote.text}” <Moment ms={quote.startMs} of={name} />
                </>
              ) : (
                'Not found in this answer'
              )}
            </Found>
          </StoryPart>
        );
      })}
    </Parts>
  );
}
