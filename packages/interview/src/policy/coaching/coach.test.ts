import { describe, expect, it } from 'vitest';
import { planForProfile } from '../../plan.ts';
import { as, play, said, silence, telling } from '../../testing/talk.ts';
import type { PolicyEvent, SaidEvent } from '../option.ts';
import { phrases } from '../phrases/index.ts';
import { patienceMs } from '../views.ts';
import { coachedMs, feedbackView } from './coach.ts';

const profile = { targetRole: 'Nurse', described: null, resumeText: '' };
const plan = planForProfile(profile, 'a') ?? undefined;
const ready = { type: 'ready', atMs: 1_000 } as const;
const pools = phrases.neutral;
const from = (pool: keyof typeof pools, words: string) => pools[pool].some((text) => words.includes(text));

/** The opener asks for no story; the next question does. */
const opener = said(
  'I have been a ward nurse for six years, on a surgical ward first and now in the emergency room, and I want more of it.',
  as('answer'),
);
const coached = (...events: PolicyEvent[]) => play([ready, opener, ...events], { plan, coached: true, pausable: true });
const parts = {
  situation: 'On a night shift a man came in with chest pain and no doctor was free to look at him.',
  action: 'I took his pulse, called the doctor, and got the trolley ready myself in a minute.',
  result: 'He was in surgery within twelve minutes.',
};
type Part = keyof typeof parts;
const telling3 = (...told: readonly Part[]): SaidEvent =>
  said(
    `${told.map((part) => parts[part]).join(' ')} That was the whole of it, as far as I can remember it now.`,
    telling(told.map((part) => [part, parts[part]] as const)),
  );
/** What happened and what was done, and no end of it. */
const endless = telling3('situation', 'action');
const whole = telling3('situation', 'action', 'result');
/** An end that is told, as one sentence. */
const ending = (text: string): SaidEvent => said(text, telling([['result', text]]));
const again = { type: 'choice', again: true, atMs: 60_000 } as const;
const goOn = { type: 'choice', again: false, atMs: 60_000 } as const;

describe('practice that is coached', () => {
  it('says in its greeting how it goes', () => {
    expect(play([ready], { plan, coached: true }).last.say).toContain('After most answers I’ll say what I heard');
    expect(play([ready], { plan }).last.say).not.toContain('After most answers');
  });

  it('says after an answer what was heard and the one thing that was missing, and offers another try', () => {
    const { last, state } = coached(endless);
    expect(last).toMatchObject({ move: 'coach', ends: false });
    expect(from('heardAction', last.say)).toBe(true);
    expect(from('missResult', last.say)).toBe(true);
    expect(from('tryAgainOrGoOn', last.say)).toBe(true);
    expect(last.questionId).toBe(state.plan?.questions[1]?.id);
    expect(feedbackView(state)).toEqual({ questionId: last.questionId, text: state.feedback });
    expect(last.say.startsWith(state.feedback)).toBe(true);
  });

  it('asks nothing further, as where feedback comes at the end; there is no feedback then', () => {
    const moves = (start: { coached?: boolean }) =>
      play([ready, opener, endless], { plan, ...start }).all.map(({ move }) => move);
    expect(moves({ coached: true })).not.toContain('probe');
    expect(moves({})).toContain('probe');
    expect(moves({})).not.toContain('coach');
  });

  it('goes on at once where nothing is missing, with a word on what was heard', () => {
    const { last } = coached(whole);
    expect(last.move).toBe('ask');
    expect(from('heardStory', last.say)).toBe(true);
  });

  it('leaves what was heard badly to the report', () => {
    const { last } = coached({ ...endless, approximate: true, speakingMs: 30_000, typed: false });
    expect(last.move).toBe('ask');
    expect(from('heardBadly', last.say)).toBe(true);
  });

  it('gives no feedback on an answer with something private in it', () => {
    const { reading } = endless;
    const also = [{ label: 'private' as const, confidence: 0.5 }];
    expect(coached({ ...endless, reading: { ...reading, also } }).last.move).toBe('ask');
  });

  it('plans fewer questions, but never one alone where there would be two', () => {
    const minutes = (many: number) => coachedMs(many * 60_000) / 60_000;
    expect([minutes(5), minutes(10), minutes(20)]).toEqual([5, 7.5, 15]);
  });
});

describe('the choice after feedback', () => {
  it.each([
    again,
    said('Let me try that again.', as('redo')),
    said('I’d do it differently.', as('redo')),
    said('Yes.', as('yes_no')),
    said('One more time', as('answer')),
    said('No, let me try again.', as('answer')),
    said('That was a bit short, let me try again.', as('answer')),
    said('That was a bit short, let me try again.', as('redo')),
    said('I’m not happy with that, let me do it again.', as('answer')),
    said('Yes please.', as('yes_no')),
    said('Yes, no problem.', as('yes_no')),
  ])('opens the same question from the start: %j', (event) => {
    const { last, state } = coached(endless, event);
    const question = state.plan?.questions[1];
    expect(last).toMatchObject({ move: 'ask', questionId: question?.id });
    expect(last.say.endsWith(question?.text ?? '?')).toBe(true);
    expect(state).toMatchObject({ index: 1, tries: 1, choosing: false, answer: { words: 0 } });
    expect(feedbackView(state)).toBeNull();
  });

  it.each([
    goOn,
    said('No, let’s go on.', as('done')),
    said('No.', as('yes_no')),
    said('Next question, please.', as('skip')),
    said('I’d rather not say it again.', as('answer')),
    said('I don’t know.', as('cannot')),
  ])('goes on to the next question: %j', (event) => {
    const { last, state } = coached(endless, event);
    expect(last).toMatchObject({ move: 'ask', questionId: state.plan?.questions[2]?.id });
    expect(state.outcomes.at(-1)).toMatchObject({ questionId: state.plan?.questions[1]?.id, outcome: 'answered' });
  });

  it('is offered once more in silence, or to a hesitation; then the interview goes on, and says so', () => {
    for (const quiet of [silence(), said('Um.', { speakingMs: 400 })]) {
      const once = coached(endless, quiet);
      expect(once.last.move).toBe('nudge');
      expect(feedbackView(once.state)).not.toBeNull();
      const twice = coached(endless, quiet, silence());
      expect(twice.last.move).toBe('ask');
      expect(from('goOnThen', twice.last.say)).toBe(true);
    }
  });

  it('takes twenty seconds, and as long as a moment that was asked for', () => {
    expect(patienceMs(coached(endless).state)).toBe(20_000);
    expect(patienceMs(coached(endless, said('Give me a moment.', as('wait'))).state)).toBe(30_000);
  });

  it('is no part of the answer, whatever it sounds like', () => {
    expect(coached(endless, said('One more time', as('answer'))).last.keptAs).toEqual(['redo']);
    expect(coached(endless, said('Keep going', as('answer'))).last.keptAs).toEqual(['done']);
  });

  it('is made by the second yes, where the first one could mean either', () => {
    const okay = said('Okay.', as('yes_no'));
    expect(coached(endless, okay).state).toMatchObject({ choosing: true, tries: 0 });
    expect(coached(endless, okay, okay).state).toMatchObject({ choosing: false, tries: 1 });
  });

  it('keeps what was told with it', () => {
    const { last, state } = coached(
      endless,
      said(`${parts.result} Let me try again.`, telling([['result', parts.result]])),
    );
    expect(last).toMatchObject({ move: 'ask', keptAs: ['answer'] });
    expect(state).toMatchObject({ tries: 1, choosing: false });
  });

  it('is offered after a pause, and once nerves or rudeness are met, without calling the feedback a question', () => {
    for (const between of [
      [said('Give me two minutes, please.', as('wait')), said('I’m ready.', as('done'))],
      [said('You stupid machine'), said('Yes, sorry.', as('yes_no'))],
    ]) {
      const { last } = coached(endless, ...between);
      expect(from('backToChoice', last.say)).toBe(true);
      expect(from('tryAgainOrGoOn', last.say)).toBe(true);
    }
  });

  it('is offered with the feedback once more to one who asks how good the answer was', () => {
    const { last, state } = coached(endless, said('How did I do?', as('process')));
    expect(last.say).toContain(state.feedback);
    expect(last.say).not.toContain('I don’t judge');
  });

  it('stays open while the feedback is said again, or something is asked, or was unclear', () => {
    const { feedback } = coached(endless).state;
    for (const event of [said('Can you say that again?', as('repeat')), said('What do you mean?', as('clarify'))]) {
      const { last, state } = coached(endless, event);
      expect(last.say).toContain(feedback);
      expect(feedbackView(state)).not.toBeNull();
    }
    for (const event of [
      said('How many questions are left?', as('process')),
      said('Purple.', as('noise')),
      said('Okay.', as('yes_no')),
      said('Well, that one', as('answer')),
      said('Are you a machine?', as('meta')),
    ]) {
      const { last, state } = coached(endless, event);
      expect(from('tryAgainOrGoOn', last.say) || from('whichWish', last.say)).toBe(true);
      expect(feedbackView(state)).not.toBeNull();
    }
    const muttering = Array.from({ length: 6 }, () => said('Well, that one', as('answer')));
    expect(coached(endless, ...muttering).state.index).toBe(2);
  });

  it('survives a break of the line, a pause, and words that were met first', () => {
    for (const between of [
      [{ type: 'returned', atMs: 61_000 }],
      [{ type: 'recovered', atMs: 61_000 }],
      [said('Give me two minutes, please.', as('wait')), said('I’m ready.', as('done'))],
      [said('You stupid machine'), said('Yes, sorry.', as('yes_no'))],
    ] satisfies PolicyEvent[][]) {
      const { state } = coached(endless, ...between, said('Yes.', as('yes_no')));
      expect(state).toMatchObject({ index: 1, tries: 1 });
    }
  });

  it('lets a wish to stop, distress, and an earlier question come before it', () => {
    const stopped = coached(endless, said('I don’t want to continue, stop here.', as('stop')));
    expect(stopped.state.step === 'ended' || stopped.state.offered === 'end').toBe(true);
    const cared = coached(endless, said('I can’t stop crying today.', as('distress')));
    expect(cared.last.move).toBe('care');
    expect(feedbackView(cared.state)).toBeNull();
    expect(coached(endless, said('Can I go back to the first question?', as('redo'))).state.index).toBe(0);
  });

  it('takes what is told instead as a part of the answer, however short', () => {
    const end = 'It all worked out.';
    const { last, state } = coached(endless, said(end, telling([['result', end]])));
    expect(last).toMatchObject({ move: 'ask', keptAs: ['answer'] });
    expect(from('heardMissing', last.say)).toBe(true);
    expect(state.index).toBe(2);
  });

  it('loses nothing that is told together with a wish', () => {
    const end = 'He went home two weeks later.';
    const added = coached(endless, said(`${end} That’s all.`, telling([['result', end]])));
    expect(added.last.keptAs).toEqual(['answer']);
    expect(from('heardMissing', added.last.say)).toBe(true);
    const told = 'It never happened again.';
    expect(coached(endless, said(told, telling([['result', told]]))).last.keptAs).toEqual(['answer']);
    // The second try, begun in the same breath.
    const { text, reading } = whole;
    const anew = coached(endless, said(`Yes, let me try again. ${text}`, { reading }));
    expect(anew.last.keptAs).toEqual(['redo', 'answer']);
    const also = [{ label: 'process' as const, confidence: 0.6 }];
    const own = coached(endless, said(`Yes, let me try again. ${text}`, { reading: { ...reading, also } }));
    expect(own.last.keptAs).toContain('process');
    expect(anew.state.index).toBe(2);
    expect(from('heardMissing', anew.last.say)).toBe(true);
  });

  it('keeps what is told with a wish that was not understood, and a reason why there is nothing to add', () => {
    const redo = 'Let me redo the last part there, where it stopped. He recovered, and our ward changed the rule.';
    const { reading } = said(redo, telling([['result', 'He recovered, and our ward changed the rule.']]));
    const also = [{ label: 'answer' as const, confidence: 0.9 }];
    const misread = said(redo, { reading: { ...reading, label: 'redo', confidence: 0.5, also } });
    expect(coached(endless, misread).last).toMatchObject({ move: 'ask', keptAs: ['answer'] });
    const why = said('There is no result, since the case is still open.', as('cannot'));
    expect(coached(endless, why).last.keptAs).toContain('answer');
  });

  it('asks which is meant where a long turn only hesitates, or may wish to end it all, and keeps it for no answer', () => {
    const long =
      'I would like to try again but I am afraid that I say the same thing again as I do not know what to add to it.';
    const unsure = { reading: { ...as('answer').reading, confidence: 0.5 } };
    for (const event of [said(long, unsure), said('I don’t want to continue.', as('stop'))]) {
      const { last, state } = coached(endless, event);
      expect(from('whichWish', last.say)).toBe(true);
      expect(last.keptAs).toEqual(['redo']);
      expect(state).toMatchObject({ choosing: true, tries: 0 });
    }
    const twice = coached(endless, said('I don’t want to continue.', as('stop')), said('I can’t go on.', as('stop')));
    expect(twice.last.move).toBe('close');
  });

  it('never takes a wish to go on for one to end', () => {
    for (const text of ['Let’s continue with the interview.', 'I don’t want to.', 'I quit this one, next please.']) {
      const { last, state } = coached(endless, said(text, as('stop')));
      expect([text, last.move, state.index]).toEqual([text, 'ask', 2]);
    }
  });

  it('gives no more feedback where none is wanted', () => {
    const { last, state } = coached(endless, said('I would like to stop the feedback and just do this.', as('stop')));
    expect(from('feedbackLater', last.say)).toBe(true);
    expect(state).toMatchObject({ coached: false, index: 2, choosing: false });
  });

  it('knows a wish to leave one answer from one to leave the interview', () => {
    for (const text of ['I want to leave it like this.', 'Let’s end this one.', 'No more tries, please.']) {
      expect([text, coached(endless, said(text, as('stop'))).state.index]).toEqual([text, 2]);
    }
    for (const text of ['I have to go now.', 'I’m done with the interview.', 'That’s all, thank you, goodbye.']) {
      expect([text, coached(endless, said(text, as('stop'))).last.move]).toEqual([text, 'close']);
    }
    // To ask something else was not to be asked which is meant.
    const left = said('How many questions are left?', as('process'));
    expect(coached(endless, left, said('I can’t go on.', as('stop'))).state.choosing).toBe(true);
  });

  it('keeps what is told with a question, in two words, or in words that elsewhere are a wish', () => {
    const end = 'He was in surgery within twelve minutes.';
    const asks = said(`${end} Is that better?`, {
      reading: telling([
        ['result', end],
        ['about', 'Is that better?'],
      ]).reading,
    });
    const ends = [asks, ...['He recovered.', 'He was fine after two weeks, you know?'].map(ending)];
    const others = ['After three months he was ready to start work again.', 'The doctors need no more feedback.'].map(
      ending,
    );
    for (const event of [...ends, ...others]) {
      expect([event.text, coached(endless, event).last.keptAs]).toEqual([event.text, ['answer']]);
    }
    const both = coached(endless, ending(`${end} Let me try again.`));
    expect(both.state).toMatchObject({ tries: 1, earlier: { ledger: { result: expect.any(String) } } });
  });

  it('takes a reason to leave the answer for no part of it', () => {
    const nothing = said('I can’t think of anything else to say about that right now, sorry.', as('cannot'));
    expect(coached(endless, nothing).last).toMatchObject({ move: 'ask', keptAs: ['done'] });
    const asks = said('Should I tell you how it ended, or is it enough if I say what I did there?', as('done'));
    expect(coached(endless, asks).last).toMatchObject({ move: 'answer-candidate', keptAs: ['process'] });
  });

  it('waits where a moment is asked for before the next try, or something is to be added', () => {
    const moment = coached(endless, said('Give me two minutes and then I’ll try again.', as('wait')));
    expect(moment.last).toMatchObject({ move: 'wait', pauses: true });
    const end = 'He was home a week later.';
    const adds = [said('I’d like to add something.', as('done')), said(end, telling([['result', end]]))];
    const { all, last } = coached(endless, ...adds);
    expect(all.at(-2)).toMatchObject({ move: 'wait', next: { choosing: true } });
    expect(from('heardMissing', last.say)).toBe(true);
  });

  it('answers what is asked about it with the feedback, or with what counts, and keeps no question for an answer', () => {
    const better = coached(endless, said('Was it bad?', as('answer')));
    expect(better.last.say).toContain(better.state.feedback);
    expect(better.last.keptAs).toEqual(['process']);
    const counts = coached(endless, said('Will the first answer count?', as('process')));
    expect(from('whatCounts', counts.last.say)).toBe(true);
    const there = coached(endless, said('Can you hear me?', as('meta')));
    expect(from('stillHere', there.last.say)).toBe(true);
  });

  it('takes the answer that is told once more for the next try, without a wish for it', () => {
    const { last, state } = coached(endless, whole);
    expect(last.keptAs).toEqual(['redo', 'answer']);
    expect(from('heardMissing', last.say)).toBe(true);
    expect(state.index).toBe(2);
    const open = coached(endless, endless);
    expect(open.last.move).toBe('coach');
    expect(open.state).toMatchObject({ tries: 1, choosing: true });
  });

  it('serves a wish for plain words, which stays a personal matter, and says the question where that is asked for', () => {
    const plainly = coached(endless, said('I’m autistic, could you use plain words, please?', as('instruct')));
    expect(plainly.last.kept).toEqual(['private']);
    expect(plainly.state).toMatchObject({ plain: true, choosing: true });
    const repeated = coached(endless, said('Can you repeat the question?', as('repeat')));
    expect(repeated.last.say).toContain(repeated.state.plan?.questions[1]?.text);
    expect(repeated.state.choosing).toBe(true);
    const { rephrase = '' } = repeated.state.plan?.questions[1] ?? {};
    const plainWish = said('I’m autistic, could you use plain words, please?', as('instruct'));
    const inPlain = coached(endless, plainWish, said('Can you repeat the question?', as('repeat')));
    expect(rephrase).not.toBe('');
    expect(inPlain.last.say).toContain(rephrase);
  });

  it('asks nothing of its own after distress, however often the answer is tried again', () => {
    const nervous = said('I am so nervous right now, sorry.', as('distress'));
    const met = coached(endless, nervous);
    expect(met.state.gentle).toBe(true);
    const { state, all } = coached(endless, nervous, said('Let me try that again.', as('redo')), endless);
    expect(all.filter(({ move }) => move === 'coach')).toHaveLength(1);
    expect(state.choosing).toBe(false);
  });

  it('gives what was cut off the time to end', () => {
    const cut = said('You cut me off!', as('complaint'));
    const complaint = { about: 'rushed', confidence: 0.95 } as const;
    const { last, state } = coached(endless, { ...cut, reading: { ...cut.reading, complaint } });
    expect(last.move).toBe('wait');
    expect(state).toMatchObject({ index: 1, choosing: false });
    // What was said of the half of it stands no more.
    expect(state.prompt).toBe(state.plan?.questions[1]?.text);
  });
});

describe('an answer that is said again', () => {
  it('hears that the gap is closed', () => {
    const { last, state } = coached(endless, again, whole);
    expect(last.move).toBe('ask');
    expect(from('heardMissing', last.say)).toBe(true);
    expect(state.index).toBe(2);
  });

  it('hears no such thing where it is still open, or another part is missing now', () => {
    const open = coached(endless, again, endless);
    expect(from('missResult', open.last.say)).toBe(true);
    const another = coached(endless, again, telling3('situation', 'result'));
    expect(from('missAction', another.last.say)).toBe(true);
    for (const { last } of [open, another]) {
      expect(last.move).toBe('coach');
      expect(from('heardMissing', last.say)).toBe(false);
    }
  });

  it('can be said again twice; then the interview goes on', () => {
    const { all, state } = coached(endless, again, endless, again, endless);
    expect(all.filter(({ move }) => move === 'coach')).toHaveLength(2);
    expect(all.at(-1)).toMatchObject({ move: 'ask', questionId: state.plan?.questions[2]?.id });
  });

  it('stands beside the first one where only the missing part was told', () => {
    const end = `${parts.result} A week later his wife brought us a cake.`;
    const { last } = coached(endless, again, said(end, telling([['result', end]])));
    expect(from('heardMissing', last.say)).toBe(true);
    expect(from('missAction', last.say)).toBe(false);
    const once = coached(endless, again, said(end, telling([['result', end]])));
    expect(once.state.earlier).toBeNull();
  });

  it('leaves the first one standing where nothing was told the second time', () => {
    const { state } = coached(endless, again, said('Skip this one.', as('skip')));
    expect(state.outcomes.at(-1)).toMatchObject({ outcome: 'answered' });
  });

  it('is not offered where no time is left for it, nor begun where it has run out since', () => {
    const late = (atMs: number) => ({ ...endless, atMs });
    const start = { plan, coached: true, maxMs: 900_000 };
    const { last } = play([ready, opener, late(800_000)], start);
    expect(last.move).not.toBe('coach');
    expect(from('missResult', last.say)).toBe(true);
    const tooLate = play([ready, opener, late(760_000), { ...again, atMs: 800_000 }], start);
    expect(from('noTimeToTry', tooLate.last.say)).toBe(true);
  });
});
