import { Block, Steps } from './LandingSteps.styles.ts';

const steps = [
  ['Say which job you want', 'Name the role. The questions come from that field, not from a list of brain-teasers.'],
  [
    'Talk it through, just like the real thing',
    'The interviewer listens, waits while you think, and asks follow-up questions when something is missing. You can also type.',
  ],
  [
    'Read what you said',
    'You get a report by email: the whole conversation, your pace, your pauses, and the words you lean on.',
  ],
] as const;

/** The landing page's three steps from a role to a report. */
export function LandingSteps() {
  return (
    <Block aria-labelledby="how">
      <h2 id="how">How it works</h2>
      <Steps>
        {steps.map(([title, text]) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Steps>
    </Block>
  );
}
