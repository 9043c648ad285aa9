import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { personas } from '../../account/index.ts';
import { Alert, Button, Link, TextField } from '../../primitives/index.ts';
import { MicCheck, type SoundCheckActions, SpeakerTest } from '../../voice/index.ts';
import { JobAd } from './JobAd.tsx';
import { OptionRow } from './OptionRow.tsx';
import { Aim, Choices, Form, Go, Sound } from './PracticeSetup.styles.ts';
import type { AdReadingView, PracticeLength, PracticeSetupActions, PracticeSetupView } from './types.ts';

export interface PracticeSetupProps {
  readonly view: PracticeSetupView;
  readonly actions: PracticeSetupActions & Omit<SoundCheckActions, 'onStart'>;
}

/** Characters of a role, at most. */
const longestRole = 200;
/** Characters of a job ad, at most. */
const longestAd = 20_000;

const feedbackWays = [
  { value: false, label: 'Like the Real Thing', meaning: 'All of it at the end, in your report.' },
  {
    value: true,
    label: 'Coached',
    meaning: 'Short feedback after most answers, and a second try when something’s missing.',
  },
] as const;

/** Sets up a practice interview on one card: what for, how long, with feedback when, in which manner, and the microphone. */
export function PracticeSetup({ view, actions }: PracticeSetupProps) {
  const { suggested, starting, mic } = view;
  const [choices, setChoices] = useState(suggested);
  // What was read in an ad says nothing of another one.
  const [readOf, setReadOf] = useState(suggested.advert);
  const reading: AdReadingView = choices.advert === readOf ? view.reading : { state: 'unread' };
  const change = (changed: Partial<typeof choices>) => setChoices((before) => ({ ...before, ...changed }));
  const role = useRef<HTMLInputElement>(null);
  const roleMissing = view.roleMissing && choices.role.trim() === '' && view.reading.state !== 'read';
  useEffect(() => {
    if (view.roleMissing) role.current?.focus();
  }, [view.roleMissing]);
  const tooLong = choices.advert.length > longestAd;

  const read = (advert: string) => {
    if (advert.trim() === '' || advert.length > longestAd) return;
    setReadOf(advert);
    actions.onReadAd({ ...choices, advert });
  };
  const start = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (starting || tooLong) return;
    setReadOf(choices.advert);
    actions.onSetUp(choices);
  };
  const typing = mic.phase === 'trouble';
  return (
    <Form aria-label="Your practice interview" onSubmit={start}>
      <Aim>
        <TextField
          ref={role}
          label="Which role is it for?"
          value={choices.role}
          maxLength={longestRole}
          autoComplete="organization-title"
          placeholder={choices.advert !== '' && reading.state === 'read' ? reading.title : 'Ward nurse'}
          hint={roleMissing ? undefined : roleHint(view, choices.advert, reading)}
          error={
            roleMissing
              ? 'We couldn’t find a job in the text you pasted. Which role would you like to practice for?'
              : undefined
          }
          onChange={({ currentTarget: { value } }) => change({ role: value })}
        />
        <JobAd text={choices.advert} reading={reading} onChange={(advert) => change({ advert })} onRead={read} />
        {tooLong && (
          <Alert>
            The ad can have at most {longestAd.toLocaleString('en')} characters. This one has{' '}
            {(choices.advert.length - longestAd).toLocaleString('en')} too many.
          </Alert>
        )}
      </Aim>
      <Choices>
        <OptionRow
          legend="How long?"
          value={choices.minutes}
          options={view.lengths.map((length) => ({
            value: length.minutes,
            label: `${length.minutes} minutes`,
            meaning: holding(length, choices.coached),
          }))}
          onChoose={(minutes) => change({ minutes })}
        />
        <OptionRow
          legend="Feedback"
          value={choices.coached}
          options={feedbackWays}
          onChoose={(coached) => change({ coached })}
        />
        <OptionRow
          legend="Interviewer"
          value={choices.persona}
          options={personas.map(([value, label, meaning]) => ({ value, label, meaning }))}
          onChoose={(persona) => change({ persona })}
        />
      </Choices>
      <Sound>
        <MicCheck plain view={mic} onCheck={actions.onCheckMic} onChooseMicrophone={actions.onChooseMic} />
        <details>
          <summary>Test your speaker</summary>
          <SpeakerTest
            plain
            view={view.speaker}
            onPlay={actions.onPlayTest}
            onAnswer={actions.onAnswerTest}
            onChooseSpeaker={actions.onChooseSpeaker}
          />
        </details>
      </Sound>
      {view.error !== undefined && <Alert>{view.error}</Alert>}
      <Go>
        <Button type="submit" size="large" busy={starting}>
          {starting ? 'Starting...' : typing ? 'Start and Type My Answers' : 'Start the Interview'}
        </Button>
        <p>
          {typing ? 'Typed answers count the same as spoken ones.' : 'You can type any answer instead of saying it.'}{' '}
          {view.resume !== null && (
            <>
              Questions may draw on your résumé, {view.resume}. Change it in <Link href="/my_account">My Account</Link>.
            </>
          )}
        </p>
      </Go>
    </Form>
  );
}

function holding({ questions, coachedQuestions }: PracticeLength, coached: boolean): string {
  const count = coached ? coachedQuestions : questions;
  return `About ${count} ${count === 1 ? 'question' : 'questions'}.`;
}

function roleHint({ from, suggested }: PracticeSetupView, advert: string, reading: AdReadingView): string {
  if (advert !== '' && reading.state === 'read' && reading.title !== '')
    return 'Leave it empty to use the job ad’s title.';
  if (from !== 'nothing' && suggested.role !== '')
    return from === 'last' ? 'Same as last time. Change it if you like.' : 'From your profile. Change it if you like.';
  return 'Leave it empty and your interviewer will ask you.';
}
