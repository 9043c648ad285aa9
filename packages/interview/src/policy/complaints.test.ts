import { describe, expect, it } from 'vitest';
import type { TurnReading } from '@viva/understanding';
import { as, atStory, fullAnswer, opened, play, said, telling } from '../testing/talk.ts';
import { decide } from './decide.ts';
import type { PolicyState } from './state.ts';
import { patienceMs } from './views.ts';

type About = NonNullable<TurnReading['complaint']>['about'];

/** What happens when a candidate complains of this, as surely as `confidence` says. */
const complain = (state: PolicyState, about: About, confidence = 0.8) =>
  decide(
    state,
    said('This bothers me.', { reading: { ...as('complaint').reading, complaint: { about, confidence } } }),
  );

const short = said('It was fine.');
/** A further question was asked after a short answer. */
const asked = () => decide(atStory(), short).next;

describe('who complains of being interrupted', () => {
  it.each(['at once', 'after a further question'] as const)('is given more time from now on: %s', (when) => {
    const before = when === 'at once' ? atStory() : asked();
    const { say, next } = complain(before, 'rushed');
    expect(say).toMatch(/sorry|apologies/i);
    expect(next.index).toBe(before.index);
    expect(patienceMs(next)).toBeGreaterThanOrEqual(2 * patienceMs(before));
    expect(decide(next, said(fullAnswer)).next.patience).toBe(2);
  });

  it('is given it in the interview, too, when they complain before it', () =>
    expect(complain(play(opened.slice(0, 1)).state, 'rushed').next.patience).toBe(2));

  it('keeps the extra time they already had, and is promised no more', () => {
    const { say, next } = complain({ ...atStory(), patience: 5 }, 'rushed');
    expect(next.patience).toBe(5);
    expect(say).toMatch(/sorry/i);
    expect(say).not.toMatch(/longer|more time|all the time/);
  });

  describe('when the next question has just been asked', () => {
    const cutOff = () => decide(atStory(), said(fullAnswer)).next;

    it('may finish the one before, and then hears the next one again', () => {
      const before = cutOff();
      const { move, say, next } = complain(before, 'rushed');
      expect([move, next.index, next.patience]).toEqual(['repeat', before.index - 1, 2]);
      expect(say).toMatch(/sorry/i);
      const on = decide(next, said('And I told the doctor.'));
      expect([on.move, on.next.index]).toEqual(['ask', before.index]);
      expect(on.say.endsWith(before.prompt)).toBe(true);
    });

    it('stays at the question once they told something there, or a while later', () => {
      const before = cutOff();
      const told = decide(before, said('It was fine.')).next;
      expect(complain(told, 'rushed').next.index).toBe(before.index);
      expect(complain({ ...before, askedAtMs: 10_000 }, 'rushed').next.index).toBe(before.index);
    });
  });

  it('is heard out when they were asking their own questions', () => {
    let state = atStory();
    for (let n = 0; n < 9 && state.step === 'questions'; n += 1) state = decide(state, said('skip')).next;
    const { move, ends, next } = complain(state, 'rushed');
    expect([move, ends, next.step]).toEqual(['wait', false, 'own-questions']);
  });
});

describe('a complaint in an answer', () => {
  const answered = (about: About): PolicyState => {
    const complaint = { about, confidence: 0.9 };
    const reading: TurnReading = { ...as('answer', 'complaint').reading, complaint };
    return decide(atStory(), said(`You keep asking me for more. ${fullAnswer}`, { reading })).next;
  };

  it('changes how often is asked back, and how long is waited', () => {
    expect(answered('repeated').asksLess).toBe(true);
    expect(answered('rushed').patience).toBe(2);
  });

  it('of the words changes nothing: an answer tells of others who spoke so', () =>
    expect(answered('wording').plain).toBe(false));
});

describe('who complains of being asked again', () => {
  it('hears the next question', () => expect(complain(asked(), 'repeated').move).toBe('ask'));

  it('is asked back less from now on', () => {
    const { next } = complain(atStory(), 'repeated');
    const noEnd = 'I took the ladder from the van, set it up at the back, and fixed the gutter there with new clips.';
    const story = said(noEnd, telling([['action', noEnd]]));
    expect(decide(atStory(), story).move).toBe('probe');
    expect(decide(next, story).move).toBe('ask');
  });

  it('is promised nothing a second time', () => {
    const { move, say } = complain({ ...asked(), asksLess: true }, 'repeated');
    expect(move).toBe('ask');
    expect(say).toMatch(/sorry|apologies/i);
    expect(say).not.toMatch(/fewer|minimum|from now on/);
  });

  it('is asked for more once where next to nothing was said', () => {
    const { next } = complain(asked(), 'repeated');
    const more = decide(next, said('It went okay.'));
    expect(more).toMatchObject({ move: 'probe', probe: 'more' });
    expect(decide(more.next, said('It really did.')).move).toBe('ask');
  });

  it('hears no promise where no question follows', () => {
    const probed = asked();
    const last = { ...probed, index: (probed.plan?.questions.length ?? 0) - 1 };
    const { move, say } = complain(last, 'repeated');
    expect(move).toBe('offer-questions');
    expect(say).not.toMatch(/follow-up|next one|move on/);
  });

  it('keeps a question to which nothing was said but the complaint', () => {
    const reading: TurnReading = {
      ...as('complaint', 'answer').reading,
      complaint: { about: 'repeated', confidence: 0.9 },
    };
    const before = atStory();
    const { move, next } = decide(before, said('I told you all of this.', { reading }));
    expect(move).toBe('offer');
    expect(next.index).toBe(before.index);
  });

  it('leaves a question that nothing was said to only if they want to', () => {
    const before = atStory();
    const offered = complain(before, 'repeated');
    expect(offered.move).toBe('offer');
    expect(offered.next.index).toBe(before.index);
    expect(decide(offered.next, said('Skip.', as('skip'))).next.index).toBe(before.index + 1);
  });
});

describe('who complains of the question', () => {
  it('may leave it, and hears that they need not answer', () => {
    const { move, say } = complain(atStory(), 'improper');
    expect(move).toBe('offer');
    expect(say).toMatch(/skip/);
  });

  it('is not asked further about it', () => expect(complain(asked(), 'improper').move).toBe('ask'));
});

describe('who finds a question hard to follow', () => {
  it('hears it in plainer words, as all others from now on', () => {
    const before = atStory();
    const { move, say, next } = complain(before, 'wording');
    const question = next.plan?.questions[next.index];
    expect(move).toBe('rephrase');
    expect(say.endsWith(question?.rephrase ?? '-')).toBe(true);
    const later = decide(next, said(fullAnswer)).next;
    expect(later.prompt).toBe(later.plan?.questions[later.index]?.rephrase);
  });

  it('hears an example where the words are plain already', () => {
    const plain = complain(atStory(), 'wording').next;
    const again = complain(plain, 'wording');
    expect(again.move).toBe('rephrase');
    expect(again.say).toMatch(/^I’m sorry about that\. \S/);
    expect(again.say).not.toBe(plain.said.at(-1));
  });
});

describe('who finds the voice too fast', () => {
  it('hears what can be done about it', () => {
    const reading: TurnReading = { ...as('complaint').reading, complaint: { about: 'wording', confidence: 0.9 } };
    expect(decide(atStory(), said('You talk too fast for me.', { reading })).say).toMatch(/read along/);
  });
});

describe('what else is complained of', () => {
  it.each(['other', 'rushed', 'repeated', 'wording'] as const)(
    'changes nothing by itself, nor what is not sure: %s',
    (about) => {
      const { move, next } = complain(atStory(), about, about === 'other' ? 0.9 : 0.3);
      const { patience, asksLess, plain } = atStory();
      expect(move).toBe('offer');
      expect(next).toMatchObject({ patience, asksLess, plain });
    },
  );

  it('changes the interview also where too much was asked at the question already', () => {
    let state = atStory();
    for (const text of ['Say it again?', 'What do you mean?']) state = decide(state, said(text, as('repeat'))).next;
    const { say, next } = complain(state, 'rushed');
    expect(say).toMatch(/^(?:I’m sorry|My apologies)/);
    expect(next.patience).toBe(2);
  });

  it('never keeps anybody at one question for long', () => {
    let state = atStory();
    const { index } = state;
    for (let times = 0; times < 3; times++) state = complain(state, 'rushed').next;
    expect(state.index).toBe(index + 1);
    expect(state.said.at(-1)).toMatch(/^(?:I’m sorry|My apologies)/);
  });
});
