import { ButtonLink } from '../../primitives/index.ts';
import { Band, Inner, Offer, Path } from './EmployerSection.styles.ts';

const steps = [
  ['Paste the job description', 'Title, skills and questions are suggested from it. You change what you like.'],
  ['Share one link', 'Candidates hold a first interview by voice when it suits them. They know what is recorded.'],
  ['Read what they said', 'You hear of those who answered well, and you pay only when quality candidates are found.'],
] as const;

/** What the product is for employers, and the way to their first job post. */
export function EmployerSection() {
  return (
    <Band aria-labelledby="employers">
      <Inner>
        <Offer>
          <h2 id="employers">Are you hiring?</h2>
          <p>
            Give everybody who applies a first interview, and spend your own hours on the second. No account needed.
          </p>
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
