import { useId } from 'react';
import { Frame, Step, Steps } from './HowItWorks.styles.ts';

const steps = [
  ['Paste the job description', 'The text of your advert is enough. Tasks and requirements help most.'],
  ['See what the AI suggests', 'A title, the skills to look for and the key questions, read out of your own text.'],
  ['Make it yours', 'Reword, add or remove until you would ask it that way.'],
  ['Share one link', 'Put it in the advert or in an email. It works in any browser, at any hour.'],
  [
    'Candidates talk to a voice AI',
    'It asks, listens and asks back. Their responses are recorded once they agree, and analysed.',
  ],
  [
    'You decide whom to meet',
    'We write to you when someone shows what you look for. You pay only when quality candidates are found.',
  ],
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
