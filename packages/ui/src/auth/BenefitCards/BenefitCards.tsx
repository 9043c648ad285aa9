import { Benefit, List } from './BenefitCards.styles.ts';

const benefits = [
  ['AI-powered interview simulation', 'A voice that listens, waits while you think, and asks back.'],
  ['Job-specific practice', 'Questions from your own field, for the role you name.'],
  ['Personalized feedback', 'A report after every session, with your own words in it.'],
  ['24/7 availability', 'Practise late at night, or ten minutes before the real one.'],
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
