import { ButtonLink } from '../../primitives/index.ts';
import { Band, Inner, Offer, Path } from './EmployerSection.styles.ts';

const steps = [
  ['Paste the job description', 'We suggest a title, skills, and questions. Change anything you like.'],
  ['Share one link', 'Candidates do a first interview by voice whenever it suits them. They know what’s recorded.'],
  ['Read what they said', 'We tell you who answered well, and you pay only when quality candidates are found.'],
] as const;

/** What the product is for employers, and the way to their first job post. */
export function EmployerSection() {
  return (
    <Band aria-labelledby="employers">
      <Inner>
        <Offer>
          <h2 id="employers">Are you hiring?</h2>
          <p>Give every applicant a first interview, and save your own time for the second. No account needed.</p>
          <ButtonLink variant="quiet" href="/job_post">
            Post a Job
          </ButtonLink>
        </Offer>
        <Path>
          {steps.map(([title, text]) => (
            <li key={title}>
              <p>
                <b>{title}</b>
                {text}
              </p>
            </li>
          ))}
        </Path>
      </Inner>
    </Band>
  );
}
