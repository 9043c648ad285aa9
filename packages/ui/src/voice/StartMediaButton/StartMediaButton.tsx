import { Button, PlayIcon, SoundIcon } from '../../primitives/index.ts';

export interface StartMediaButtonProps {
  readonly media: 'audio' | 'video';
  readonly onStart: () => void;
}

/** The press without which some browsers play nothing. */
export function StartMediaButton({ media, onStart }: StartMediaButtonProps) {
  return (
    <Button icon={media === 'audio' ? <SoundIcon /> : <PlayIcon />} onClick={onStart}>
      {media === 'audio' ? 'Start Audio' : 'Start Video'}
    </Button>
  );
}
