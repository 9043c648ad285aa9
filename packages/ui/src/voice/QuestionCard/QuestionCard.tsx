import type { QuestionView } from '../types.ts';
import { Count, Section, Text } from './QuestionCard.styles.ts';

/** The question being answered, readable for as long as the answer takes. */
export function QuestionCard({ question: { n, of, text } }: { readonly question: QuestionView }) {
  return (
    <Section aria-label="Current question">
      <Count>
        Question {n} of {of}
      </Count>
      <Text>{text}</Text>
    </Section>
  );
}
