import { AudioVisualizer, type LevelSource } from '../../voice/index.ts';
import { Scene as Figure, SceneText, Voice } from './LandingScreen.styles.ts';

const heldVoice: LevelSource = {
  subscribe(onLevels) {
    onLevels([0.22, 0.55, 0.8, 1, 0.62, 0.85, 0.3]);
    return () => undefined;
  },
};

/** A moment of an interview, made of the parts of the room. */
export function Scene() {
  return (
    <Figure>
      <SceneText>“And what was your own part in putting it right?”</SceneText>
      <Voice>
        <AudioVisualizer bars={7} state="speaking" levels={heldVoice} />
      </Voice>
      <figcaption>Question 3 of 8, asked out loud</figcaption>
    </Figure>
  );
}
