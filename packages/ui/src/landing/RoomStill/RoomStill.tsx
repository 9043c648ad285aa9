import type { CSSProperties } from 'react';
import { barHeights, MicIcon } from '../../primitives/index.ts';
import {
  Captions,
  Controls,
  Line,
  Listening,
  Picture,
  Question,
  Room,
  Small,
  Stage,
  Voice,
} from './RoomStill.styles.ts';

const lines = [
  ['agent', 'Interviewer', 'Tell me about a time when something you were responsible for went wrong.'],
  ['user', 'You', 'Last spring our booking page went down, just before a long weekend.'],
  ['agent', 'Interviewer', 'And what was your own part in fixing it?'],
  ['user', 'You', 'I called the two people who knew the old system, and we split the list between us.'],
  ['agent', 'Interviewer', 'What had changed by the Monday?'],
] as const;

/** A moment of an interview as a picture: the question, seven bars of a voice, the captions. Fills its container. */
export function RoomStill() {
  return (
    <Picture
      role="img"
      aria-label="An interview in progress: the question at the top, seven bars that follow the interviewer’s voice, and captions for both sides."
    >
      <Room>
        <Stage>
          <Small>Question 3 of 8</Small>
          <Question>Tell me about a time when something you were responsible for went wrong.</Question>
          <Voice>
            {barHeights.map((height, index) => (
              <i key={index} style={{ '--height': height } as CSSProperties} />
            ))}
          </Voice>
          <Small>The interviewer is speaking</Small>
        </Stage>
        <Captions>
          <Small>Captions</Small>
          {lines.map(([speaker, who, text]) => (
            <Line key={text} data-speaker={speaker}>
              <b>{who}</b>
              {text}
            </Line>
          ))}
        </Captions>
        <Controls>
          <Listening>
            <MicIcon />
            Microphone on
          </Listening>
          <span>6:12</span>
        </Controls>
      </Room>
    </Picture>
  );
}
