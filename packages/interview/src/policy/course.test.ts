import { describe, expect, it } from 'vitest';
import { as, atStory, fullAnswer, opened, play, said, silence } from '../testing/talk.ts';
import { decide } from './decide.ts';
import { policyStateSchema, startPolicy } from './state.ts';
import { patienceMs, phaseOf, questionView } from './views.ts';

const after = (...events: Parameters<typeof play>[0]) => play([...opened, ...events]);
/** A reading that is sure of nothing. */
const unsure = (label: Parameters<typeof as>[0]) => ({ reading: { ...as(label).reading, confidence: 0.2 } });
const firstQuestion = () => play(opened).state.prompt;
describe('silence', () => {
  it('nudges with the question, then offers other words, then moves on', () => {
    const { all } = after(silence(), silence(), silence());
    expect(all.slice(2).map(({ move }) => move)).toEqual(['nudge', 'rephrase', 'ask']);
    expect(all[2]?.say).toContain(firstQuestion());
    expect(all[3]?.say).toContain('skip');
  });

  it('ends kindly after three questions of silence', () => {
    const { last, all } = after(...Array.from({ length: 9 }, () => silence()));
    expect(last).toMatchObject({ move: 'close', ends: true, endReason: 'silence' });
    expect(all.filter(({ ends }) => ends)).toHaveLength(1);
  });

  it('ends when nobody ever spoke', () => {
    const events = Array.from({ length: 5 }, () => silence());
    const { all } = play([{ type: 'ready', atMs: 0 }, ...events]);
    expect(all.at(-1)).toMatchObject({ ends: true, endReason: 'silence' });
  });

  it('takes an empty turn for silence', () => {
    expect(after(said('  ')).last.move).toBe('nudge');
    expect(after(said('um', { typed: false, speakingMs: 600 })).last.move).toBe('nudge');
  });

  it('lasts longer before a nudge for a story than for a view', () => {
    expect(patienceMs(atStory())).toBe(12_000);
    expect(patienceMs({ ...atStory(), patience: 2 })).toBe(24_000);
    expect(patienceMs(play(opened).state)).toBe(10_000);
  });
});

describe('time', () => {
  it('asks no new question near the end, and closes', () => {
    const state = atStory();
    const late = decide(state, said(fullAnswer, { atMs: 850_000 }));
    expect(late.move).toBe('offer-questions');
    expect(late.say).toContain('almost out of time');
    expect(decide(state, said(fullAnswer, { atMs: 890_000 }))).toMatchObject({ ends: true, endReason: 'time' });
  });

  it('asks no probe near the end', () => {
    expect(decide(atStory(), said('It was fine.', { atMs: 850_000 })).move).toBe('offer-questions');
  });

  it('says goodbye at once when the time is up', () => {
    expect(decide(atStory(), { type: 'time', atMs: 900_000 })).toMatchObject({ move: 'close', ends: true });
  });
});

describe('closing', () => {
  const toTheEnd = () => play([...opened, ...Array.from({ length: 6 }, () => said('skip'))]).state;

  it('invites the candidate’s own questions once, after the last question', () => {
    const state = toTheEnd();
    expect(phaseOf(state)).toBe('closing');
    expect(questionView(state)).toBeNull();
  });

  it('thanks, says where the report comes, and says goodbye', () => {
    const { say, ends, endReason } = decide(toTheEnd(), said('No, thank you.'));
    expect(say).toMatch(/Thank you for your time.*report.*email.*Goodbye\.$/);
    expect({ ends, endReason }).toEqual({ ends: true, endReason: 'completed' });
  });

  it('promises no email where none is sent', () => {
    const state = { ...toTheEnd(), emailsReport: false };
    expect(decide(state, said('no')).say).not.toContain('mail');
  });

  it('answers honestly within what it can know, then closes', () => {
    const first = decide(toTheEnd(), said('What is the salary?'));
    expect(first.move).toBe('answer-candidate');
    expect(first.say).toContain('can’t speak for a company');
    const second = decide(first.next, said('Did I do well? How was I?'));
    expect(second.say).toContain('don’t judge');
    const third = decide(second.next, said('What is the salary, and how did I do?'));
    // Nothing is told twice.
    expect(third.say).not.toMatch(/can’t speak for a company|don’t judge/);
    expect(decide(third.next, said('Is this recorded?')).ends).toBe(true);
  });

  it.each([
    ['Thanks, this was nice.', as('meta'), 'close'],
    ['No, dear, you were very patient.', as('meta'), 'close'],
    ['Hello, you are very quiet now.', as('meta'), 'answer-candidate'],
    ['I’d like to know how I came across.', unsure('clarify'), 'answer-candidate'],
    ['That is it for me, I think.', unsure('done'), 'close'],
  ])('takes %j for what it most likely is', (text, reading, move) => {
    expect(decide(toTheEnd(), said(text, reading)).move).toBe(move);
  });

  it('says nothing but goodbye once it has ended', () => {
    const { next } = decide(toTheEnd(), said('no'));
    expect(decide(next, said('wait, one more thing'))).toMatchObject({ move: 'close', ends: true });
  });
});

describe('coming back', () => {
  it('takes over after a crash with the open prompt', () => {
    const { state } = after(said('I repaired our heating system.'));
    const { move, say } = decide(state, { type: 'recovered', atMs: 90_000 });
    expect(move).toBe('resume');
    expect(say).toMatch(/cut off.*We were at this point/);
    expect(say.endsWith(state.prompt)).toBe(true);
  });

  it('greets when nothing had been said yet', () => {
    const state = startPolicy({ seed: 's', maxMs: 900_000 });
    expect(decide(state, { type: 'recovered', atMs: 5_000 }).move).toBe('greet');
  });

  it('welcomes back after a reload, with the current prompt', () => {
    const { state } = play(opened);
    const { move, say } = decide(state, { type: 'returned', atMs: 60_000 });
    expect(move).toBe('welcome-back');
    expect(say.endsWith(state.prompt)).toBe(true);
  });
});

describe('the state', () => {
  it('survives JSON at every step, and goes on as if nothing had happened', () => {
    const events = [...opened, said('I like people.'), said('repeat'), silence(), said(fullAnswer), said('skip')];
    let state = startPolicy({ seed: 'json', maxMs: 900_000 });
    let stored: unknown = state;
    for (const event of events) {
      const option = decide(state, event);
      const read = decide(policyStateSchema.parse(JSON.parse(JSON.stringify(stored))), event);
      expect(read).toEqual(option);
      state = option.next;
      stored = option.next;
    }
  });

  it('of a version that also asked for the situation is gone on with', () => {
    const { state } = play(opened);
    const stored = {
      ...state,
      probes: ['situation', 'result'],
      plan: state.plan && {
        ...state.plan,
        questions: state.plan.questions.map((question) => ({ ...question, probes: ['situation', 'action'] })),
      },
    };
    const read = policyStateSchema.parse(JSON.parse(JSON.stringify(stored)));
    expect(read.probes).toEqual(['result']);
    expect(read.plan?.questions[0]?.probes).toEqual(['action']);
    expect(decide(read, said(fullAnswer)).move).toBe('ask');
  });

  it('is never changed: a cut-off answer is decided again with its rest, as if it had come whole', () => {
    const { state } = play(opened);
    const frozen = JSON.stringify(state);
    const cut = decide(state, said('I became a nurse because'));
    const joined = decide(state, said(`I became a nurse because ${fullAnswer}`, { reading: said(fullAnswer).reading }));
    expect(JSON.stringify(state)).toBe(frozen);
    expect(cut.move).toBe('probe');
    expect(joined.move).toBe('ask');
    expect(joined).toEqual(
      decide(
        policyStateSchema.parse(JSON.parse(frozen)),
        said(`I became a nurse because ${fullAnswer}`, { reading: said(fullAnswer).reading }),
      ),
    );
  });
});
