import type { RoomActions } from '../types.ts';
import { Button } from '../../primitives/index.ts';
import { Box, Choices } from './ConsentNotice.styles.ts';

/** Asks whether the browser's own speech recognition may be used. Both answers weigh the same. */
export function ConsentNotice({ onChooseEars }: Pick<RoomActions, 'onChooseEars'>) {
  return (
    <Box role="region" aria-label="Speech recognition">
      <h2>May your browser turn your speech into text?</h2>
      <p>
        It usually writes more exactly what you say, but may send the sound to its maker. Otherwise your voice stays on
        this service. You can change it beside the microphone.
      </p>
      <Choices>
        <Button variant="quiet" onClick={() => onChooseEars('browser')}>
          Use the Browser
        </Button>
        <Button variant="quiet" onClick={() => onChooseEars('server')}>
          Use This Service
        </Button>
      </Choices>
    </Box>
  );
}
