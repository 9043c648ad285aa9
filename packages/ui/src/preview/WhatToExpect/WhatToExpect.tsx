import { CheckIcon, MicIcon, QuoteIcon, SoundIcon } from '../../primitives/index.ts';
import { List, Section } from './WhatToExpect.styles.ts';

const expectations = [
  ['You’re connected to an AI voice assistant', 'It greets you as soon as it can hear you.', <SoundIcon key="1" />],
  ['It asks interview questions', 'Out loud, one at a time, and on the screen, too.', <QuoteIcon key="2" />],
  ['You answer through your microphone', 'Take your time to think. You can also type an answer.', <MicIcon key="3" />],
  ['You get instant feedback', 'It responds to what you said, and shows you what went well.', <CheckIcon key="4" />],
] as const;

/** The four things that happen in a preview. */
export function WhatToExpect() {
  return (
    <Section>
      <h2>What to Expect</h2>
      <List>
        {expectations.map(([title, text, icon]) => (
          <li key={title}>
            {icon}
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </List>
    </Section>
  );
}
