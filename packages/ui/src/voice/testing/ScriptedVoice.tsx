import { Profiler, useEffect, useRef, useState } from 'react';
import { AudioVisualizer } from '../AudioVisualizer/index.ts';
import { scriptedSource, scriptedVoice } from './levels.ts';

export interface ScriptedVoiceProps {
  readonly bars: number;
  /** How many updates are sent at once. */
  readonly updates: number;
  /** Goes on with an update for each frame of the screen. */
  readonly playing: boolean;
}

/** A visualizer that follows a scripted voice. Its `data-renders` counts how often React rendered it. */
export function ScriptedVoice({ bars, updates, playing }: ScriptedVoiceProps) {
  const [source] = useState(scriptedSource);
  const box = useRef<HTMLDivElement>(null);
  const renders = useRef(0);

  useEffect(() => {
    let update = 0;
    const send = () => {
      source.send(scriptedVoice(update, bars));
      box.current?.setAttribute('data-update', String(update));
    };
    while (update < updates) {
      update += 1;
      send();
    }
    // What was rendered first was counted before the box was there.
    box.current?.setAttribute('data-renders', String(renders.current));
    if (!playing) return undefined;
    let frame = requestAnimationFrame(function draw() {
      update += 1;
      send();
      frame = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(frame);
  }, [source, bars, updates, playing]);

  const count = () => {
    renders.current += 1;
    box.current?.setAttribute('data-renders', String(renders.current));
  };
  return (
    <div ref={box} data-testid="scripted-voice" style={{ blockSize: 180 }}>
      <Profiler id="visualizer" onRender={count}>
        <AudioVisualizer bars={bars} state="speaking" levels={source} />
      </Profiler>
    </div>
  );
}
