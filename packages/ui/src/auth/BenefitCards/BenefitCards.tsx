import { Benefit, List } from './BenefitCards.styles.ts';

const benefits = [
  ['AI-powered interview simulation', 'A voice that listens, waits while you think, and follows up.'],
  ['Job-specific practice', 'Questions from your field, for the role you name.'],
  ['Personalized feedback', 'A report after every session, with your own words in it.'],
  ['24/7 availability', 'Practice late at night, or ten minutes before the real one.'],
] as const;

/** What an account is good for. */
export function BenefitCards() {
  return (
    <List>
      {benefits.map(([title, text]) => (
        <Benefit key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </Benefit>
      ))}
    </List>
  );
}
