import { type ChoiceLabel, type TurnLabel, offersChoice } from '@viva/understanding';
import { describe, expect, it } from 'vitest';
import { planForProfile } from '../../plan.ts';
import { as, chooses, play, said, silence, telling } from '../../testing/talk.ts';
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
const ending = (text: string): SaidEvent => said(text, chooses('tells', telling([['result', text]])));
/** A reading that is so sure of a choice, of an answer. */
const nearly = (label: ChoiceLabel, confidence: number) => ({
  reading: { ...as('answer').reading, choice: [{ label, confidence }] },
});
const signOf = (label: TurnLabel, confidence: number) => ({ label, confidence });
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
    said('Let me try that again.', chooses('again')),
    said('No, let me try again.', chooses('again', as('answer'))),
    said('Yes, no problem.', chooses('again', as('yes_no'))),
    said('I’m not a native speaker, sorry, may I say it once more?', chooses('again', as('stop'))),
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
    said('No, let’s go on.', chooses('on')),
    said('No.', chooses('on', as('yes_no'))),
    said('I’d rather not say it again.', chooses('on', as('redo'))),
    said('Let’s continue with the interview.', chooses('on', as('stop'))),
    said('I don’t know.', chooses('on', as('cannot'))),
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
    expect(patienceMs(coached(endless, said('Give me a moment.', chooses('wait'))).state)).toBe(30_000);
  });

  it('is offered in words that are read for it', () => {
    for (const pool of ['tryAgainOrGoOn', 'whichWish', 'whichOrEnd'] as const)
      for (const line of pools[pool]) expect([line, offersChoice(line)]).toEqual([line, true]);
    expect(offersChoice(coached(endless).state.prompt)).toBe(true);
    expect(offersChoice('Let me try other words, and if you’d rather move on, just say skip.')).toBe(false);
  });

  it('is no part of the answer, whatever it sounds like', () => {
    expect(coached(endless, said('One more time', chooses('again', as('answer')))).last.keptAs).toEqual(['redo']);
    expect(coached(endless, said('Keep going', chooses('on', as('answer')))).last.keptAs).toEqual(['done']);
  });

  it('is made by the second yes, where the first one could mean either', () => {
    const okay = said('Okay.', chooses('unsure', as('yes_no')));
    expect(coached(endless, okay).state).toMatchObject({ choosing: true, tries: 0 });
    expect(coached(endless, okay, okay).state).toMatchObject({ choosing: false, tries: 1 });
  });

  it('keeps what was told with it', () => {
    const { last, state } = coached(
      endless,
      said(`${parts.result} Again!`, chooses('again', telling([['result', parts.result]]), 'tells')),
    );
    expect(last).toMatchObject({ move: 'ask', keptAs: ['answer'] });
    expect(state).toMatchObject({ tries: 1, choosing: false, earlier: { ledger: { result: parts.result } } });
  });

  it('is offered after a pause, and once nerves or rudeness are met, without calling the feedback a question', () => {
    for (const between of [
      [said('Give me two minutes, please.', chooses('wait')), said('I’m ready.', as('done'))],
      [said('You stupid machine'), said('Yes, sorry.', as('yes_no'))],
    ]) {
      const { last } = coached(endless, ...between);
      expect(from('backToChoice', last.say)).toBe(true);
      expect(from('tryAgainOrGoOn', last.say)).toBe(true);
    }
  });

  it('is offered with the feedback once more to one who asks how good the answer was', () => {
    const { last, state } = coached(endless, said('How did I do?', chooses('asks')));
    expect(last.say).toContain(state.feedback);
    expect(last.say).not.toContain('I don’t judge');
  });

  it('stays open while the feedback is said again, or something is asked, or was unclear', () => {
    const { feedback } = coached(endless).state;
    for (const event of [
      said('Can you say that again?', chooses('asks', as('repeat'))),
      said('What do you mean?', chooses('asks', as('clarify'))),
    ]) {
      const { last, state } = coached(endless, event);
      expect(last.say).toContain(feedback);
      expect(feedbackView(state)).not.toBeNull();
    }
    for (const event of [
      said('How many questions are left?', chooses('asks')),
      said('Purple.', chooses('unsure')),
      said('Okay.', chooses('unsure', as('yes_no'))),
      said('Are you a machine?', chooses('asks', as('meta'))),
      said('Purple.', as('noise')),
    ]) {
      const { last, state } = coached(endless, event);
      expect(from('tryAgainOrGoOn', last.say) || from('whichWish', last.say)).toBe(true);
      expect(feedbackView(state)).not.toBeNull();
    }
    const muttering = Array.from({ length: 5 }, () => said('Well, that one', chooses('unsure', as('answer'))));
    expect(coached(endless, ...muttering).state.index).toBe(2);
  });

  it('survives a break of the line, a pause, and words that were met first', () => {
    for (const between of [
      [{ type: 'returned', atMs: 61_000 }],
      [{ type: 'recovered', atMs: 61_000 }],
      [said('Give me two minutes, please.', chooses('wait')), said('I’m ready.', as('done'))],
      [said('You stupid machine'), said('Yes, sorry.', as('yes_no'))],
    ] satisfies PolicyEvent[][]) {
      const { state } = coached(endless, ...between, said('Yes.', chooses('again', as('yes_no'))));
      expect(state).toMatchObject({ index: 1, tries: 1 });
    }
  });

  it('lets a wish to stop, distress, and an earlier question come before it', () => {
    const stopped = coached(endless, said('I don’t want to continue, stop here.', chooses('end')));
    expect(stopped.state.step === 'ended' || stopped.state.offered === 'end').toBe(true);
    const cared = coached(endless, said('I can’t stop crying today.', as('distress')));
    expect(cared.last.move).toBe('care');
    expect(feedbackView(cared.state)).toBeNull();
    expect(coached(endless, said('Can I go back to the first question?', as('redo'))).state.index).toBe(0);
  });

  it('takes what is told instead as a part of the answer, however short', () => {
    const end = 'It all worked out.';
    const { last, state } = coached(endless, ending(end));
    expect(last).toMatchObject({ move: 'ask', keptAs: ['answer'] });
    expect(from('heardMissing', last.say)).toBe(true);
    expect(state.index).toBe(2);
  });

  it('loses nothing that is told together with a wish', () => {
    const end = 'He went home two weeks later.';
    const added = coached(endless, said(`${end} That’s all.`, chooses('on', telling([['result', end]]), 'tells')));
    expect(added.last.keptAs).toEqual(['answer']);
    expect(from('heardMissing', added.last.say)).toBe(true);
    // The second try, begun in the same breath.
    const { text, reading } = whole;
    for (const event of [chooses('again', { reading }, 'tells'), chooses('tells', { reading }, 'again')]) {
      const anew = coached(endless, said(`Yes, let me try again. ${text}`, event));
      expect(anew.last.keptAs).toEqual(['redo', 'answer']);
      expect(anew.state.index).toBe(2);
      expect(from('heardMissing', anew.last.say)).toBe(true);
    }
    const also = [{ label: 'process' as const, confidence: 0.6 }];
    const asks = chooses('again', { reading: { ...reading, also } }, 'tells');
    const own = coached(endless, said(`Yes, let me try again. ${text}`, asks));
    expect(own.last.keptAs).toContain('process');
  });

  it('keeps what is told whatever else it was taken for: a question, a wish, a reason why there is no such thing', () => {
    for (const label of ['process', 'redo', 'cannot', 'done', 'stop'] as const) {
      const event = said('There is no result, since the case is still open.', chooses('tells', as(label)));
      expect(coached(endless, event).last.keptAs).toContain('answer');
    }
  });

  it('does what is sure enough, and asks which is meant otherwise; that reply is no part of the answer', () => {
    for (const confidence of [0.44, 0.46]) {
      const { last, state } = coached(endless, said('Maybe once more.', nearly('again', confidence)));
      expect(from('whichWish', last.say)).toBe(confidence < 0.45);
      expect(last.keptAs).toEqual(['redo']);
      expect(state).toMatchObject(confidence < 0.45 ? { choosing: true, tries: 0 } : { choosing: false, tries: 1 });
    }
  });

  it('ends the interview where two readings are sure of it, or where that is chosen when asked', () => {
    const wish = 'I want to stop here.';
    const read = (end: number, stop: number) => ({
      reading: { ...nearly('end', end).reading, ...signOf('stop', stop) },
    });
    expect(coached(endless, said(wish, read(0.91, 0.71))).last.move).toBe('close');
    for (const event of [
      said(wish, read(0.89, 0.95)),
      said(wish, read(0.95, 0.69)),
      said('Let me finish.', chooses('end', as('done'))),
      said('I don’t want to end the interview.', chooses('end')),
    ]) {
      const { last, state } = coached(endless, event);
      expect([event.text, from('whichOrEnd', last.say), state.choosing]).toEqual([event.text, true, true]);
    }
    const unsure = said('I don’t want to continue.', nearly('end', 0.5));
    expect(coached(endless, unsure, unsure).last.move).toBe('close');
    const stays = said('No, I don’t want to end it.', nearly('end', 0.9));
    expect(coached(endless, unsure, stays).state.choosing).toBe(true);
    // The line before offered no end, so one unsure reading isn't enough.
    const maybe = said('Sure.', chooses('unsure', as('yes_no')));
    expect(coached(endless, maybe, unsure).state.choosing).toBe(true);
  });

  it('takes a bare yes to which of the two for another try, but not one that goes on', () => {
    const unsure = said('Okay.', chooses('unsure', as('yes_no')));
    expect(coached(endless, unsure, unsure).state).toMatchObject({ index: 1, tries: 1 });
    expect(coached(endless, unsure, said('No.', chooses('unsure', as('yes_no')))).state.choosing).toBe(true);
    expect(coached(endless, unsure, said('Go on.', chooses('on', as('yes_no')))).state.index).toBe(2);
  });

  it('keeps what is told beside a question, an announcement, or an unclear wish, where a sentence surely tells it', () => {
    const end = 'He survived.';
    for (const [label, rest] of [
      ['asks', 'Is that the part that you meant?'],
      ['add', 'I’d like to add that.'],
      ['unsure', 'Well, maybe.'],
    ] as const) {
      const told = said(`${end} ${rest}`, chooses(label, telling([['result', end]]), 'tells'));
      const { last, state } = coached(endless, told);
      expect([label, last.keptAs]).toEqual([label, ['answer']]);
      expect(state.choosing).toBe(label !== 'add');
      // That a part of it may tell something is enough only for what is announced.
      const alone = said(`${end} ${rest}`, chooses(label, as('process'), 'tells'));
      expect(coached(endless, alone).last.keptAs?.includes('answer')).toBe(label === 'add');
    }
  });

  it('opens the question where the wish for another try comes last, and keeps what comes before it', () => {
    const why = 'My husband was talking in the kitchen the whole time and I could not think. Can we do it again?';
    const atEnd = { choiceAtEnd: { label: 'again', confidence: 0.9 } } as const;
    for (const event of [chooses('again', as('answer'), 'tells'), chooses('tells', as('answer'), 'again')]) {
      const reading = { ...event.reading, ...atEnd };
      const { last, state } = coached(endless, said(why, { reading }));
      expect(last).toMatchObject({ move: 'ask', keptAs: ['answer'] });
      expect(state).toMatchObject({ index: 1, tries: 1, earlier: { answer: { text: expect.stringContaining(why) } } });
    }
    // A few words with a wish are no further try.
    const short = coached(endless, said('Give me a second. He went home.', chooses('tells', as('answer'), 'again')));
    expect(short.last.keptAs).toEqual(['answer']);
  });

  it('gives a moment that is surely asked for, and goes on after the fifth', () => {
    const moment = said('Let me think about it, it was years ago.', chooses('on', as('wait')));
    expect(coached(endless, moment).last.move).toBe('wait');
    const again = Array.from({ length: 5 }, () => said('One moment.', chooses('wait')));
    expect(coached(endless, ...again.slice(1)).state.choosing).toBe(true);
    expect(coached(endless, ...again).state.index).toBe(2);
  });

  it('keeps the choice open when something private was told in between', () => {
    const told = said('I was ill with depression at the time.', as('private'));
    const again = coached(endless, told, said('Let me try that again.', chooses('again')));
    expect(again.state).toMatchObject({ index: 1, tries: 1 });
  });

  it('gives no more feedback where none is wanted', () => {
    const { last, state } = coached(
      endless,
      said('I would like to stop the feedback and just do this.', chooses('end')),
    );
    expect(from('feedbackLater', last.say)).toBe(true);
    expect(state).toMatchObject({ coached: false, index: 2, choosing: false });
  });

  it('waits where a moment is asked for before the next try, or something is to be added', () => {
    const moment = coached(endless, said('Give me two minutes and then I’ll try again.', chooses('wait', as('redo'))));
    expect(moment.last).toMatchObject({ move: 'wait', pauses: true });
    const end = 'He was home a week later.';
    const adds = [said('I’d like to add something.', chooses('add')), ending(end)];
    const { all, last } = coached(endless, ...adds);
    expect(all.at(-2)).toMatchObject({ move: 'wait', next: { choosing: true } });
    expect(from('heardMissing', last.say)).toBe(true);
  });

  it('answers what is asked about it with the feedback, or with what counts, and keeps no question for an answer', () => {
    const better = coached(endless, said('Was it bad?', chooses('asks', as('answer'))));
    expect(better.last.say).toContain(better.state.feedback);
    expect(better.last.keptAs).toEqual(['process']);
    const counts = coached(endless, said('Will the first answer count?', chooses('asks')));
    expect(from('whatCounts', counts.last.say)).toBe(true);
    const there = coached(endless, said('Can you hear me?', chooses('asks', as('meta'))));
    expect(from('stillHere', there.last.say)).toBe(true);
    const sorry = coached(endless, said('That was not what I meant at all.', chooses('asks', as('complaint'))));
    expect(from('sorryLast', sorry.last.say)).toBe(true);
    expect(sorry.last.keptAs).toEqual(['complaint']);
    const which = coached(endless, said('And what do you do over there?', chooses('asks', as('company'))));
    expect(which.last.move).toBe('answer-candidate');
    expect(pools.tryAgainOrGoOn.some((line) => which.last.say.endsWith(line))).toBe(true);
    const left = coached(endless, said('How many questions are left?', chooses('asks')));
    expect(left.last).toMatchObject({ move: 'answer-candidate', keptAs: ['process'] });
  });

  it('takes the answer that is told once more for the next try, without a wish for it', () => {
    const once = (event: SaidEvent) => ({ ...event, ...chooses('tells', event) });
    const { last, state } = coached(endless, once(whole));
    expect(last.keptAs).toEqual(['redo', 'answer']);
    expect(from('heardMissing', last.say)).toBe(true);
    expect(state.index).toBe(2);
    const open = coached(endless, once(endless));
    expect(open.last.move).toBe('coach');
    expect(open.state).toMatchObject({ tries: 1, choosing: true });
  });

  it('serves a wish for plain words, which stays a personal matter, and says the question where that is asked for', () => {
    const plainly = coached(endless, said('I’m autistic, could you use plain words, please?', as('instruct')));
    expect(plainly.last.kept).toEqual(['private']);
    expect(plainly.state).toMatchObject({ plain: true, choosing: true });
    const repeated = coached(endless, said('Can you repeat the question?', chooses('asks', as('repeat'))));
    expect(repeated.last.say).toContain(repeated.state.plan?.questions[1]?.text);
    expect(repeated.state.choosing).toBe(true);
    const { rephrase = '' } = repeated.state.plan?.questions[1] ?? {};
    const plainWish = said('I’m autistic, could you use plain words, please?', as('instruct'));
    const inPlain = coached(endless, plainWish, said('Can you repeat the question?', chooses('asks', as('repeat'))));
    expect(rephrase).not.toBe('');
    expect(inPlain.last.say).toContain(rephrase);
  });

  it('asks nothing of its own after distress, however often the answer is tried again', () => {
    const nervous = said('I am so nervous right now, sorry.', as('distress'));
    const met = coached(endless, nervous);
    expect(met.state.gentle).toBe(true);
    const { state, all } = coached(endless, nervous, said('Let me try that again.', chooses('again')), endless);
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
