import { useId } from 'react';
import { MicIcon } from '../../primitives/index.ts';
import { Box, Head, Steps } from './MicAccessBox.styles.ts';

/** Why the browser is about to ask for the microphone, and what to press. */
export function MicAccessBox() {
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <Head>
        <MicIcon />
        <h2 id={id}>Microphone Access Required</h2>
      </Head>
      <Steps>
        <li>Press “Start Preview”.</li>
        <li>Your browser will ask to use your microphone. Choose “Allow.”</li>
        <li>Wait for the greeting, then answer as you would in an interview.</li>
      </Steps>
    </Box>
  );
}
