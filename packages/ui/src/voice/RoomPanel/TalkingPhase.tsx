import { useEffect, useRef, useState } from 'react';
import { AgentStateLabel } from '../AgentStateLabel/index.ts';
import { AudioVisualizer } from '../AudioVisualizer/index.ts';
import { Captions } from '../Captions/index.ts';
import { ControlBar } from '../ControlBar/index.ts';
import { FeedbackCard } from '../FeedbackCard/index.ts';
import { HelpCard } from '../HelpCard/index.ts';
import { HintLine, HintPress } from '../HintLine/index.ts';
import { PauseCard } from '../PauseCard/index.ts';
import { QuestionCard } from '../QuestionCard/index.ts';
import { RoomNotices } from '../RoomNotices/index.ts';
import { TypedAnswer } from '../TypedAnswer/index.ts';
import type { CaptionSettings, PauseView, RoomActions, TalkingView } from '../types.ts';
import { Columns, Controls, Foot, FootRow, Notices, Side, Stage, State, Talk, Voice } from './RoomPanel.styles.ts';

export interface TalkingPhaseProps {
  readonly view: TalkingView;
  readonly actions: RoomActions;
  readonly now?: (() => number) | undefined;
}

/** The interview itself: question, voice and state in the middle, captions beside them, controls at the bottom. */
export function TalkingPhase({ view, actions, now }: TalkingPhaseProps) {
  const [captions, setCaptions] = useState(view.captionSettings ?? captionsAtFirst);
  const change = (changed: Partial<CaptionSettings>) => {
    const settings = { ...captions, ...changed };
    setCaptions(settings);
    actions.onChangeCaptions?.(settings);
  };
  const [bySound, setBySound] = useState(true);
  const answer = useRef<HTMLTextAreaElement>(null);
  const pause = view.help || view.pause === 'possible' ? undefined : view.pause;
  const { feedback } = view;
  const columns = useFocusAfter(view.help ? 'help' : pause ? 'pause' : feedback?.text);
  const hintable = view.question && view.hint && view.hint.text === undefined && !view.help && !pause && !feedback;
  const notices = bySound ? view.notices : view.notices.filter((notice) => !notice.startsWith('microphone-'));
  return (
    <Talk>
      <Columns ref={columns} tabIndex={-1}>
        <Stage>
          {notices.length > 0 && (
            <Notices>
              <RoomNotices
                notices={notices}
                platform={view.platform}
                onRetryMic={actions.onRetryMic}
                onType={() => {
                  setBySound(false);
                  answer.current?.focus();
                }}
              />
            </Notices>
          )}
          {view.help ? (
            <HelpCard help={view.help} onGoOn={() => actions.onSendAnswer('Go on.')} onEnd={actions.onEnd} />
          ) : (
            <Asked view={view} pause={pause} actions={actions} now={now} />
          )}
          {!pause && (
            <State>
              <AgentStateLabel state={view.agentState} announced={captions.announced} mic={view.mic.state} />
            </State>
          )}
        </Stage>
        <Side>
          <Captions
            lines={view.captions}
            {...captions}
            onShow={(shown) => change({ shown })}
            onAnnounce={(announced) => change({ announced })}
            onSize={(size) => change({ size })}
          />
        </Side>
      </Columns>
      <Foot>
        <FootRow>
          <TypedAnswer
            field={answer}
            onSend={actions.onSendAnswer}
            beside={hintable && <HintPress key={view.question?.id} onHint={actions.onHint} />}
          />
          <Controls>
            <ControlBar
              mic={view.mic}
              devices={view.devices}
              playback={view.playback}
              onToggleMic={actions.onToggleMic}
              onChooseDevice={actions.onChooseDevice}
              onStartMedia={actions.onStartMedia}
              onPause={view.pause === 'possible' && !view.help ? actions.onPause : undefined}
              onDisconnect={actions.onDisconnect}
            />
          </Controls>
        </FootRow>
      </Foot>
    </Talk>
  );
}

/** The question, its hint or the feedback on the answer, and the voice; or that the interview waits. */
function Asked({ view, pause, actions, now }: TalkingPhaseProps & { readonly pause: PauseView | undefined }) {
  // While the interviewer listens, the bars are as high as the candidate is loud.
  const listening = view.agentState === 'listening';
  const ownLevels = view.mic.state === 'live' ? view.mic.levels : undefined;
  const { question, hint, feedback } = view;
  // A pause is calm. Only a candidate who asked aloud, perhaps for a minute to think, keeps the question.
  if (pause?.by === 'press') return <PauseCard pause={pause} onGoOn={actions.onGoOn} now={now} />;
  return (
    <>
      {question && <QuestionCard question={question} />}
      {pause ? (
        <PauseCard pause={pause} onGoOn={actions.onGoOn} now={now} />
      ) : (
        <>
          {question && hint && !feedback && <HintLine key={question.id} text={hint.text} />}
          {question && (
            <FeedbackCard
              text={feedback?.text}
              onSayAgain={actions.onSayAgain}
              onNextQuestion={actions.onNextQuestion}
            />
          )}
          <Voice>
            <AudioVisualizer bars={7} state={view.agentState} levels={listening ? ownLevels : view.levels} />
          </Voice>
        </>
      )}
    </>
  );
}

/** A part of the page that has the focus once what is `shown` in it, and may have had it, is gone. */
function useFocusAfter(shown: string | undefined) {
  const part = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    const gone = before.current !== undefined && before.current !== shown;
    before.current = shown;
    if (gone && document.activeElement === document.body) part.current?.focus();
  }, [shown]);
  return part;
}

const captionsAtFirst: CaptionSettings = { shown: true, announced: false, size: 'regular' };
