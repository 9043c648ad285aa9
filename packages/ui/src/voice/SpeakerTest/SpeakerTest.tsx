import { Alert, Button, Select, SoundIcon } from '../../primitives/index.ts';
import { AudioVisualizer } from '../AudioVisualizer/index.ts';
import type { LevelSource } from '../levels.ts';
import { Says } from '../MicCheck/MicCheck.styles.ts';
import type { DeviceView } from '../types.ts';
import { Box, Choices, Voice } from './SpeakerTest.styles.ts';

/** Where the check of the loudspeaker is. `asked`: the sound was played, and only the person knows if it was heard. */
export interface SpeakerTestView {
  readonly phase: 'idle' | 'playing' | 'asked' | 'heard' | 'unheard' | 'failed';
  /** Of the test sound. */
  readonly levels?: LevelSource | undefined;
  /** Absent where the browser does not let a page choose. */
  readonly speakers?: readonly DeviceView[] | undefined;
  readonly speakerId?: string | undefined;
}

export interface SpeakerTestProps {
  readonly view: SpeakerTestView;
  /** Without a sheet of its own: it stands on one. */
  readonly plain?: boolean | undefined;
  readonly onPlay: () => void;
  readonly onAnswer: (heard: boolean) => void;
  readonly onChooseSpeaker: (id: string) => void;
}

const says: Record<Exclude<SpeakerTestView['phase'], 'failed'>, string> = {
  idle: 'Play a short sentence to check that you can hear your interviewer.',
  playing: 'A voice is speaking.',
  asked: 'Did you hear it?',
  heard: 'Good. You’ll hear your interviewer there, too.',
  unheard: 'Turn the volume up, check whether headphones are connected, or choose another speaker. Then play it again.',
};

/** Lets a candidate hear before an interview what the interviewer sounds like. */
export function SpeakerTest({ view, plain, onPlay, onAnswer, onChooseSpeaker }: SpeakerTestProps) {
  const { phase, levels, speakers = [], speakerId } = view;
  return (
    <Box role="region" aria-label="Speaker" data-plain={plain}>
      <h2>Your speaker</h2>
      <Voice>
        <AudioVisualizer
          bars={7}
          size="medium"
          state={phase === 'playing' ? 'speaking' : 'disconnected'}
          levels={levels}
        />
      </Voice>
      {phase === 'failed' ? (
        <Alert tone="caution">We couldn’t play the sound. Try again, or choose another speaker.</Alert>
      ) : (
        <Says role="status" data-heard={phase === 'heard' ? 'well' : phase === 'unheard' ? 'too-quiet' : undefined}>
          {says[phase]}
        </Says>
      )}
      <Choices>
        {phase === 'asked' && (
          <>
            <Button variant="quiet" onClick={() => onAnswer(true)}>
              Yes, I Heard It
            </Button>
            <Button variant="quiet" onClick={() => onAnswer(false)}>
              No, I Didn’t Hear It
            </Button>
          </>
        )}
        {phase !== 'asked' && (
          <Button variant="quiet" icon={<SoundIcon />} busy={phase === 'playing'} onClick={onPlay}>
            {phase === 'playing' ? 'Playing...' : phase === 'idle' ? 'Play a Sentence' : 'Play It Again'}
          </Button>
        )}
      </Choices>
      {speakers.length > 1 && (
        <Select
          label="Speaker"
          value={speakerId ?? ''}
          options={speakers.map(({ id, label }) => ({ value: id, label }))}
          onValueChange={onChooseSpeaker}
        />
      )}
    </Box>
  );
}
