import { useId } from 'react';
import { Frame, Step, Steps } from './HowItWorks.styles.ts';

const steps = [
  ['Paste the job description', 'The text of your job ad is enough. Tasks and requirements help most.'],
  ['See what the AI suggests', 'A title, the skills to look for, and the key questions, all drawn from your text.'],
  ['Make it yours', 'Edit until it sounds like you.'],
  ['Share one link', 'Put it in the job ad or an email. It works in any browser, at any time.'],
  [
    'Candidates talk to a voice AI',
    'It asks, listens, and follows up. Responses are recorded once they agree, then analyzed.',
  ],
  ['You decide who to contact', 'We email you when someone’s a match. You pay only when quality candidates are found.'],
] as const;

/** The way from a job description to a candidate, in six steps. */
export function HowItWorks() {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <h2 id={id}>How It Works</h2>
      <Steps>
        {steps.map(([title, text]) => (
          <Step key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </Step>
        ))}
      </Steps>
    </Frame>
  );
}
