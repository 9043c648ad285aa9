import { Button } from '../../primitives/index.ts';
import { MicCheck, type MicCheckView } from '../MicCheck/index.ts';
import { SpeakerTest, type SpeakerTestView } from '../SpeakerTest/index.ts';
import { Checks, Go } from './SoundCheck.styles.ts';

/** Microphone and speaker before an interview. */
export interface SoundCheckView {
  readonly mic: MicCheckView;
  readonly speaker: SpeakerTestView;
}

/** What a person can do while checking. */
export interface SoundCheckActions {
  /** Opens the microphone, also after trouble. */
  readonly onCheckMic: () => void;
  readonly onChooseMic: (id: string) => void;
  readonly onPlayTest: () => void;
  readonly onAnswerTest: (heard: boolean) => void;
  readonly onChooseSpeaker: (id: string) => void;
  /** Goes on to the interview, with a microphone or without. */
  readonly onStart: () => void;
}

export interface SoundCheckProps {
  readonly view: SoundCheckView;
  readonly actions: SoundCheckActions;
}

/** The check before an interview. Nobody is held up by it: without a microphone the interview goes on by typing. */
export function SoundCheck({ view: { mic, speaker }, actions }: SoundCheckProps) {
  const typing = mic.phase === 'trouble';
  return (
    <Checks>
      <MicCheck view={mic} onCheck={actions.onCheckMic} onChooseMicrophone={actions.onChooseMic} />
      <SpeakerTest
        view={speaker}
        onPlay={actions.onPlayTest}
        onAnswer={actions.onAnswerTest}
        onChooseSpeaker={actions.onChooseSpeaker}
      />
      <Go>
        <Button size="large" onClick={actions.onStart}>
          {typing ? 'Start and Type My Answers' : 'Start the Interview'}
        </Button>
        <p>
          {typing
            ? 'Typed answers count the same as spoken ones.'
            : 'You can also type any answer instead of saying it.'}
        </p>
      </Go>
    </Checks>
  );
}
