import { Opening, Spread } from '../section.styles.ts';
import { List } from './Features.styles.ts';

const features = [
  [
    'Questions from your field',
    'A nurse gets the questions nurses get. Name the role, or paste the ad for the job you want.',
  ],
  ['It waits while you think', 'It can tell a pause for thought from the end of an answer.'],
  ['It follows up', 'If your result, your role, or the detail is missing, it asks, as a person would.'],
  ['Speak or type', 'You can type any answer, and it counts the same. Captions show what you both say.'],
  [
    'Nothing you say is lost',
    'Each answer is saved as soon as you finish it. If you lose your connection, you pick up where you left off.',
  ],
  ['Any time of day', 'Late at night, or ten minutes before the real one. No one is watching.'],
] as const;

/** What an interview here is like, for somebody who has not had one yet. */
export function Features() {
  return (
    <Spread aria-labelledby="features">
      <Opening>
        <h2 id="features">A conversation, not a quiz</h2>
        <p>
          Most people know their answers. They’ve just never said them out loud to someone who listens. That takes
          practice.
        </p>
      </Opening>
      <List>
        {features.map(([title, text]) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </List>
    </Spread>
  );
}
