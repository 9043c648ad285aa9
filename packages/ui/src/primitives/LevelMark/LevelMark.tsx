import { betweenLevels, levels, type Level } from '../../levels.ts';
import { Mark, Steps, Word } from './LevelMark.styles.ts';

export interface LevelMarkProps {
  /** The levels that it may be, the likeliest first: one, or two where it stands between them. */
  readonly likely: readonly Level[];
  readonly size?: 'regular' | 'large';
}

/** A level in words, with a mark of four steps; a step that is only perhaps reached is an outline. */
export function LevelMark({ likely, size = 'regular' }: LevelMarkProps) {
  const places = likely.map((level) => levels.indexOf(level));
  const [sure, most] = [Math.min(...places), Math.max(...places)];
  return (
    <Mark data-size={size}>
      <Steps aria-hidden="true">
        {levels.map((level, i) => (
          <span key={level} data-step={i <= sure ? 'reached' : i <= most ? 'perhaps' : 'open'} />
        ))}
      </Steps>
      <Word>{betweenLevels(likely)}</Word>
    </Mark>
  );
}
