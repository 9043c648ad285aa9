import { useId } from 'react';
import { Badge, Bars, CompanyLogo } from '../../primitives/index.ts';
import { mostQuestions } from '../LengthFields/mostQuestions.ts';
import type { InterviewLength, JobDraft } from '../types.ts';
import { Foot, Frame, Note, Question, Sheet, Skills, Top } from './CandidatePreview.styles.ts';

export type CandidatePreviewProps = Pick<
  JobDraft,
  'title' | 'company' | 'logo' | 'note' | 'skills' | 'questions' | 'minutes' | 'questionCount'
> & { readonly brand: string; readonly lengths: readonly InterviewLength[] };

const filled = (texts: readonly string[]) => texts.map((text) => text.trim()).filter((text) => text !== '');

/** What a candidate will see of a job, while the employer is still writing it. */
export function CandidatePreview(props: CandidatePreviewProps) {
  const { brand, title, company, logo, note, skills, questions, minutes, lengths } = props;
  const id = useId();
  const asked = filled(questions).slice(0, mostQuestions(props, lengths));
  const about = filled(skills);
  return (
    <Frame aria-labelledby={id}>
      <h2 id={id}>What candidates will see</h2>
      <Sheet>
        <Top>
          <Bars />
          {brand} interview
        </Top>
        {logo !== null && <CompanyLogo picture={logo} company={company.trim()} />}
        <h3>{title.trim() || 'Untitled job'}</h3>
        <p>
          {company.trim() || 'Your company'} invites you to a first interview. It takes up to {minutes} minutes.
        </p>
        {note.trim() !== '' && <Note>{note.trim()}</Note>}
        {about.length > 0 && (
          <>
            <p>You’ll be asked about</p>
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
          <p data-empty={asked[0] === undefined}>{asked[0] ?? 'Your first question will appear here.'}</p>
        </Question>
        <Foot>You can speak or type. Nothing is recorded until you agree.</Foot>
      </Sheet>
    </Frame>
  );
}
