import { useId } from 'react';
import { Badge, Bars } from '../../primitives/index.ts';
import type { JobDraft } from '../types.ts';
import { Foot, Frame, Question, Sheet, Skills, Top } from './CandidatePreview.styles.ts';

export type CandidatePreviewProps = Pick<JobDraft, 'title' | 'skills' | 'questions'> & { readonly brand: string };

const filled = (texts: readonly string[]) => texts.map((text) => text.trim()).filter((text) => text !== '');

/** What a candidate will see of a job, while the employer is still writing it. */
export function CandidatePreview({ brand, title, skills, questions }: CandidatePreviewProps) {
  const id = useId();
  const asked = filled(questions);
  const about = filled(skills);
  return (
    <Frame aria-labelledby={id}>
      <h2 id={id}>What candidates will see</h2>
      <Sheet>
        <Top>
          <Bars />
          {brand} interview
        </Top>
        <h3>{title.trim() || 'Untitled job'}</h3>
        {about.length > 0 && (
          <>
            <p>You will be asked about</p>
            <Skills>
              {about.map((skill, index) => (
                <li key={`${index} ${skill}`}>
                  <Badge>{skill}</Badge>
                </li>
              ))}
            </Skills>
          </>
        )}
        <Question>
          <p>{asked[0] === undefined ? 'No question yet' : `Question 1 of ${asked.length}`}</p>
          <p data-empty={asked[0] === undefined}>{asked[0] ?? 'The first question will stand here.'}</p>
        </Question>
        <Foot>You can speak or type. Nothing is recorded before you agree.</Foot>
      </Sheet>
    </Frame>
  );
}
