import type { PersonaView } from '../types.ts';
import { Choice, Group } from './PersonaChoice.styles.ts';

export interface PersonaChoiceProps {
  /** Its name in a form. */
  readonly name: string;
  readonly defaultValue: PersonaView;
}

/** The manners of an interviewer: value, name, and what each means. */
export const personas = [
  ['friendly', 'Friendly', 'Warm and encouraging. Good for a first time.'],
  ['neutral', 'Neutral', 'Polite and to the point, like most interviewers.'],
  ['demanding', 'Demanding', 'Brisk, and asks for exact details.'],
] as const satisfies readonly (readonly [PersonaView, string, string])[];

/** How the interviewer behaves; the questions are the same. */
export function PersonaChoice({ name, defaultValue }: PersonaChoiceProps) {
  return (
    <Group>
      <legend>Interviewer</legend>
      {personas.map(([value, label, meaning]) => (
        <Choice key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === defaultValue}
            aria-label={label}
            aria-describedby={`${name}-${value}`}
          />
          <b>{label}</b>
          <small id={`${name}-${value}`}>{meaning}</small>
        </Choice>
      ))}
    </Group>
  );
}
