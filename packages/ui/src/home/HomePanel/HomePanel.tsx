import { useId } from 'react';
import { DueQuestions, type DueQuestionsProps, dueLead, dueTitle } from '../../account/DueQuestions/index.ts';
import { Alert, Button, ButtonLink, Link } from '../../primitives/index.ts';
import { HomeTrend } from '../HomeTrend/index.ts';
import { WayToNine } from '../WayToNine/index.ts';
import type { GoOnView, HomeView, NextChangeView, TrialView } from '../types.ts';
import { Aside, Columns, Panel, Part, Sentence, Ways } from './HomePanel.styles.ts';

export interface HomePanelProps {
  readonly view: HomeView;
  /** Questions that are due to be said again today; missing where there are none. */
  readonly due?: DueQuestionsProps | undefined;
  /** A room is being made for the change. */
  readonly practiceBusy?: boolean;
  /** Practices the change to work on next. */
  readonly onPractice: () => void;
  readonly onSubscribe: () => void;
}

/** What a person comes back to: an interview to go on with, the change to work on, and how it went so far. */
export function HomePanel({ view, due, practiceBusy = false, onPractice, onSubscribe }: HomePanelProps) {
  const id = useId();
  const { goOn, change, trend, done, trial } = view;
  return (
    <Panel aria-labelledby={id}>
      <h2 id={id}>Welcome back</h2>
      <Columns>
        <div>
          {goOn && <GoOn {...goOn} />}
          {due && (
            <Part>
              <h3>{dueTitle(due.questions.length)}</h3>
              <p>{dueLead}</p>
              <DueQuestions {...due} />
            </Part>
          )}
          {change && <NextChange {...change} busy={practiceBusy} onPractice={onPractice} />}
        </div>
        <Aside>
          {trend.length > 0 && (
            <Part>
              <h3>How it’s going</h3>
              <WayToNine done={done} />
              <HomeTrend trend={trend} />
            </Part>
          )}
          {trial && <Trial {...trial} onSubscribe={onSubscribe} />}
        </Aside>
      </Columns>
    </Panel>
  );
}

function GoOn({ title, href, untilText }: GoOnView) {
  return (
    <Part>
      <h3>Finish your interview</h3>
      <Sentence>{title === '' ? 'Your practice interview is still open.' : title}</Sentence>
      {untilText !== undefined && <p>Everything you said is saved. You can continue until {untilText}.</p>}
      <Ways>
        <ButtonLink href={href}>Continue</ButtonLink>
      </Ways>
    </Part>
  );
}

interface NextChangeProps extends NextChangeView {
  readonly busy: boolean;
  readonly onPractice: () => void;
}

function NextChange({ claim, next, href, error, busy, onPractice }: NextChangeProps) {
  return (
    <Part>
      <h3>Work on this next</h3>
      <Sentence>{claim}</Sentence>
      <p>{next}</p>
      {error !== undefined && <Alert>{error}</Alert>}
      <Ways>
        <Button busy={busy} onClick={onPractice}>
          Practice This
        </Button>
        <Link href={href}>Read the report</Link>
      </Ways>
    </Part>
  );
}

function Trial({ days, endsOn, busy, error, onSubscribe }: TrialView & { readonly onSubscribe: () => void }) {
  return (
    <Part>
      <h3>{days === 1 ? 'Your trial’s last day' : `${days} days left in your trial`}</h3>
      <p>It ends on {endsOn}. Subscribe now to keep practicing without a break.</p>
      {error !== undefined && <Alert>{error}</Alert>}
      <Ways>
        <Button variant="quiet" busy={busy} onClick={onSubscribe}>
          {busy ? 'Loading...' : 'Subscribe Now'}
        </Button>
      </Ways>
    </Part>
  );
}
