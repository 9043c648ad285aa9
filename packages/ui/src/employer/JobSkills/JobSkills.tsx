import { CheckIcon, EditableList } from '../../primitives/index.ts';
import { renamed } from './renamed.ts';
import { Hint, Nice } from './JobSkills.styles.ts';

/** The skills of a job, and which of them are nice to have. */
interface Skills {
  readonly skills: readonly string[];
  readonly niceToHave: readonly string[];
}

export interface JobSkillsProps extends Skills {
  readonly disabled?: boolean;
  readonly onChange: (skills: Skills) => void;
}

/** The required skills of a job; each is a must unless it is marked as nice to have. */
export function JobSkills({ skills, niceToHave, disabled = false, onChange }: JobSkillsProps) {
  const toggle = (text: string) =>
    niceToHave.includes(text) ? niceToHave.filter((one) => one !== text) : [...niceToHave, text];
  return (
    <div>
      <EditableList
        label="Required Skills"
        items={skills}
        onItemsChange={(items) => onChange({ skills: items, niceToHave: renamed(niceToHave, skills, items) })}
        addLabel="Add Skill"
        itemNoun="skill"
        placeholder="For example, Wound care"
        disabled={disabled}
        extra={({ text, name }) => (
          <Nice
            type="button"
            aria-label={`Nice to have, ${name}`}
            aria-pressed={niceToHave.includes(text)}
            disabled={disabled}
            onClick={() => onChange({ skills, niceToHave: toggle(text) })}
          >
            <CheckIcon /> Nice to have
          </Nice>
        )}
      />
      <Hint>We ask about must-have skills first. Mark the others as nice to have.</Hint>
    </div>
  );
}
