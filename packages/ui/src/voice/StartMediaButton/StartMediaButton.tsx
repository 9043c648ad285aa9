import { Button, SoundIcon } from '../../primitives/index.ts';

export interface StartMediaButtonProps {
  readonly media: 'audio' | 'video';
  readonly onStart: () => void;
}

/** The press without which some browsers play nothing. */
export function StartMediaButton({ media, onStart }: StartMediaButtonProps) {
  return (
    <Button icon={<SoundIcon />} onClick={onStart}>
      {media === 'audio' ? 'Start Audio' : 'Start Video'}
    </Button>
  );
}
