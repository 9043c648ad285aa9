import { type CSSProperties, type MouseEvent, type PointerEvent, useState } from 'react';
import { moment } from '../../emails/words.ts';
import { IconButton } from '../IconButton/index.ts';
import { PauseIcon, PlayIcon } from '../icons/index.ts';
import { Legend } from './Legend.tsx';
import { Marks } from './Marks.tsx';
import {
  Band,
  Caption,
  Cursor,
  Flag,
  Flags,
  Foot,
  Group,
  Numbers,
  Numeral,
  Playhead,
  Press,
  Read,
} from './Ribbon.styles.ts';
import { RibbonBars } from './RibbonBars.tsx';
import { momentAt, placeOf, questionsOf } from './ribbonShape.ts';
import type { RibbonMark, RibbonView } from './types.ts';
import { markName } from './words.ts';

/** The recording of the interview, as its ribbon plays it. */
export interface RibbonSound {
  readonly playing: boolean;
  /** Where it is, in milliseconds from the start of the interview. */
  readonly positionMs: number;
  /** Plays from a moment. */
  readonly onHear: (ms: number) => void;
  readonly onPause: () => void;
}

export interface RibbonProps {
  readonly ribbon: RibbonView;
  /** Whose interview it is; an employer reads `Candidate`. */
  readonly candidate?: string;
  /** Missing where there is nothing to hear: then a press leads to what was said. */
  readonly sound?: RibbonSound | undefined;
  /** Address of what was said at a moment; missing where it can't be read. */
  readonly hrefOf?: ((ms: number) => string | undefined) | undefined;
}

const at = (place: number) => ({ '--at': place }) as CSSProperties;

/** The moment under the pointer. */
function pressed(ribbon: RibbonView, event: MouseEvent<HTMLElement>): number {
  const { left, width } = event.currentTarget.getBoundingClientRect();
  return momentAt(ribbon, (event.clientX - left) / width);
}

/** What goes on at a moment: the question that is being asked or answered. */
function momentName({ marks }: RibbonView, ms: number): string {
  const question = marks.findLast((mark) => mark.kind === 'question' && mark.startMs <= ms);
  return question ? markName({ ...question, startMs: ms }) : `At ${moment(ms)}`;
}

/**
 * An interview as one ribbon of bars, as it was: words, pauses, fillers, questions, and what is quoted. Pressed anywhere it plays from
 * there, or leads to what was said there. The keyboard goes from moment to moment, which a screen reader has as a list.
 */
export function Ribbon({ ribbon, candidate = 'You', sound, hrefOf }: RibbonProps) {
  const [focused, setFocused] = useState<RibbonMark | null>(null);
  const [pointedMs, setPointedMs] = useState<number | null>(null);
  const { bars, marks } = ribbon;
  const live = sound !== undefined || hrefOf !== undefined;

  // A shortcut for the pointer; the keyboard has the list of moments.
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    const ms = pressed(ribbon, event);
    if (sound) {
      event.preventDefault();
      sound.onHear(ms);
    } else event.currentTarget.href = hrefOf?.(ms) ?? '#';
  };
  const point = (event: PointerEvent<HTMLElement>) => setPointedMs(pressed(ribbon, event));
  const said = focused
    ? markName(focused)
    : pointedMs !== null
      ? momentName(ribbon, pointedMs)
      : sound?.playing
        ? momentName(ribbon, sound.positionMs)
        : `Press the bars to ${sound ? 'hear that moment' : 'read what was said there'}.`;
  const readHref = sound && hrefOf?.(focused?.startMs ?? sound.positionMs);

  return (
    <Group role="group" aria-label="The interview from start to end">
      <div>
        <Flags aria-hidden="true">
          {marks.map(
            (mark) =>
              mark.kind !== 'question' && (
                <Flag
                  key={mark.startMs}
                  viewBox="0 0 10 8"
                  data-kind={mark.kind}
                  style={at(placeOf(ribbon, mark.startMs))}
                >
                  <path d="M1 1h8L5 7z" />
                </Flag>
              ),
          )}
        </Flags>
        <Band>
          <RibbonBars bars={bars} />
          {focused && <Cursor style={at(placeOf(ribbon, focused.startMs))} />}
          {sound && <Playhead style={at(placeOf(ribbon, sound.positionMs))} />}
          {live && (
            <Press
              href={hrefOf?.(bars[0]?.startMs ?? 0) ?? '#'}
              tabIndex={-1}
              aria-hidden="true"
              onClick={press}
              onPointerMove={point}
              onPointerLeave={() => setPointedMs(null)}
            />
          )}
        </Band>
        <Numbers aria-hidden="true">
          {questionsOf(ribbon).map(({ number, place, named }) => (
            <Numeral key={number} style={at(place)}>
              {named !== 'never' && <span data-named={named}>{number}</span>}
            </Numeral>
          ))}
        </Numbers>
      </div>
      <Marks marks={marks} hrefOf={hrefOf} onHear={sound?.onHear} onFocused={setFocused} />
      <Foot>
        {sound && (
          <IconButton
            variant="edged"
            label={sound.playing ? 'Pause the interview' : 'Play the interview'}
            icon={sound.playing ? <PauseIcon /> : <PlayIcon />}
            onClick={sound.playing ? sound.onPause : () => sound.onHear(sound.positionMs)}
            data-noprint
          />
        )}
        <Legend ribbon={ribbon} candidate={candidate} />
        {live && (
          <Caption>
            {said} {readHref !== undefined && <Read href={readHref}>Read it</Read>}
          </Caption>
        )}
      </Foot>
    </Group>
  );
}
