import { Opening, Spread } from '../section.styles.ts';
import { List } from './Features.styles.ts';

const features = [
  [
    'Questions from your own field',
    'A nurse is asked what nurses are asked. Name the role, or bring the description of the job you applied for.',
  ],
  ['It waits while you think', 'A pause in mid-thought is not the end of an answer, and it can tell them apart.'],
  ['It asks back', 'No result, your own part unclear, too vague: it asks for what is missing, as a person would.'],
  ['Speak or type', 'Every answer can be typed instead and counts the same. Captions show what both of you said.'],
  [
    'Nothing you said is lost',
    'Each answer is kept as soon as it is finished. After a lost connection you go on where you were.',
  ],
  ['At any hour', 'Late at night, or ten minutes before the real one. Nobody is watching.'],
] as const;

/** What an interview here is like, for somebody who has not had one yet. */
export function Features() {
  return (
    <Spread aria-labelledby="features">
      <Opening>
        <h2 id="features">A conversation, not a quiz</h2>
        <p>
          Most people know their answers. What they have never done is say them aloud to somebody who listens. That can
          be practised.
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
