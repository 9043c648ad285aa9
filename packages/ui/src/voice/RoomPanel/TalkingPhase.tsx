import { useState } from 'react';
import { AgentStateLabel } from '../AgentStateLabel/index.ts';
import { AudioVisualizer } from '../AudioVisualizer/index.ts';
import { Captions } from '../Captions/index.ts';
import { ConsentNotice } from '../ConsentNotice/index.ts';
import { ControlBar } from '../ControlBar/index.ts';
import { QuestionCard } from '../QuestionCard/index.ts';
import { RoomNotices } from '../RoomNotices/index.ts';
import { TypedAnswer } from '../TypedAnswer/index.ts';
import type { CaptionSettings, RoomActions, RoomNotice, TalkingView } from '../types.ts';
import { Columns, Controls, Foot, FootRow, Notices, Side, Stage, Talk, Voice } from './RoomPanel.styles.ts';

/** The interview itself: question, voice and state in the middle, captions beside them, controls at the bottom. */
export function TalkingPhase({ view, actions }: { readonly view: TalkingView; readonly actions: RoomActions }) {
  // While the interviewer listens, the bars show the candidate that they are heard, or that they are not.
  const listening = view.agentState === 'listening';
  const heard = listening && view.mic.state === 'live';
  const deaf = listening && !heard;
  const [captions, setCaptions] = useState(view.captionSettings ?? captionsAtFirst);
  const change = (changed: Partial<CaptionSettings>) => {
    const settings = { ...captions, ...changed };
    setCaptions(settings);
    actions.onChangeCaptions?.(settings);
  };
  const asked = view.consent === 'asked' && !view.notices.some(unheard);
  return (
    <Talk>
      <Columns>
        <Stage>
          {(view.notices.length > 0 || asked) && (
            <Notices>
              {asked && <ConsentNotice onChooseEars={actions.onChooseEars} />}
              <RoomNotices notices={view.notices} platform={view.platform} onRetryMic={actions.onRetryMic} />
            </Notices>
          )}
          {view.question && <QuestionCard question={view.question} />}
          <Voice>
            <AudioVisualizer
              bars={7}
              state={deaf ? 'disconnected' : view.agentState}
              levels={listening ? (heard ? view.mic.levels : undefined) : view.levels}
            />
          </Voice>
          <AgentStateLabel state={view.agentState} announced={captions.announced} mic={view.mic.state} />
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
          <TypedAnswer onSend={actions.onSendAnswer} />
          <Controls>
            <ControlBar
              mic={view.mic}
              devices={view.devices}
              ears={view.ears}
              playback={view.playback}
              onToggleMic={actions.onToggleMic}
              onChooseDevice={actions.onChooseDevice}
              onChooseEars={actions.onChooseEars}
              onStartMedia={actions.onStartMedia}
              onDisconnect={actions.onDisconnect}
            />
          </Controls>
        </FootRow>
      </Foot>
    </Talk>
  );
}

/** Who writes down what is said is asked only of somebody who can be heard: one thing at a time. */
const unheard = (notice: RoomNotice): boolean => notice === 'reconnecting' || notice.startsWith('microphone-');

const captionsAtFirst: CaptionSettings = { shown: true, announced: false, size: 'regular' };
