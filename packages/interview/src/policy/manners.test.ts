import { describe, expect, it } from 'vitest';
import { as, atStory, fullAnswer, opened, play, said, telling } from '../testing/talk.ts';
import { decide } from './decide.ts';
import { phrases } from './phrases/index.ts';
import type { PolicyState } from './state.ts';

const { reassure, reassureEnd, corrected, correction, noted, notedBefore } = phrases.neutral;
const nervously = 'Sorry, I’m a bit nervous. I called them one by one.';
const told = telling([['action', 'I called them one by one.']]);
const saidIn = (say: string, pool: readonly string[]) => pool.some((line) => say.includes(line));
const atEnd = (from: PolicyState = atStory()): PolicyState => {
  let state = from;
  while (state.step === 'questions') state = decide(state, said('skip')).next;
  return state;
};

describe('a nervous candidate', () => {
  it('is reassured once, with the next question', () => {
    const first = decide(atStory(), said(nervously, told));
    expect(saidIn(first.say, reassure)).toBe(true);
    const again = decide(first.next, said(nervously, told));
    expect(saidIn(again.say, reassure)).toBe(false);
  });

  it('is reassured at the end too, and not told that answers aren’t judged', () => {
    const { next } = decide(atStory(), said(nervously, told));
    const option = decide(atEnd(next), said('Was I too nervous?', as('process')));
    expect(saidIn(option.say, reassureEnd)).toBe(true);
    expect(option.say).not.toContain('don’t judge');
  });

  it('is reassured by no more than the offer, where nerves kept them from answering', () => {
    const calmed = decide(atStory(), said('My head is empty, I’m so nervous.', as('distress')));
    expect(calmed.move).toBe('wait');
    expect(saidIn(decide(calmed.next, said(nervously, told)).say, reassure)).toBe(false);
  });

  it.each(['He got on my nerves, so I called them.', 'The patient was nervous, so I called them.'])(
    'is not seen in a story: %s',
    (text) => expect(saidIn(decide(atStory(), said(text, told)).say, reassure)).toBe(false),
  );
});

describe('a correction', () => {
  it('of what was told before is acknowledged, and the open question said again', () => {
    const moved = decide(atStory(), said('We moved 40 pallets.')).next;
    for (const [state, pool] of [
      [atStory(), notedBefore],
      [moved, corrected],
    ] as const) {
      const option = decide(state, said('It was 14, not 40.', as('correction')));
      expect(option).toMatchObject({ move: 'go-on', next: { prompt: state.prompt, index: state.index } });
      expect(saidIn(option.say, pool)).toBe(true);
      expect(option.say).not.toMatch(/thank/i);
    }
  });

  it('takes the place of what it corrects, in the answer and in what it told', () => {
    const text = 'We moved 40 pallets.';
    const moved = decide(atStory(), said(text, telling([['action', text]]))).next;
    const { next } = decide(moved, said('Sorry, it was 14, not 40.', as('correction')));
    expect(next.answer.text).toBe('We moved 14 pallets.');
    expect(next.ledger.action).toBe('We moved 14 pallets.');
  });

  it('that names no place in the answer is the truth, and the sentence that it speaks of is not', () => {
    const text = 'I called the supplier. We waited.';
    const called = decide(atStory(), said(text, telling([['action', 'I called the supplier.']]))).next;
    const { next } = decide(called, said('Actually my boss called the supplier.', as('correction')));
    expect(next.answer.text).toBe('We waited. Actually my boss called the supplier.');
    expect(next.ledger.action).toBeUndefined();
  });

  it('beside an answer that it leaves as it is, is only noted', () => {
    const option = decide(atStory(), said(`${fullAnswer} No, sorry, that was later.`, as('correction', 'answer')));
    expect(saidIn(option.say, correction)).toBe(false);
    expect(saidIn(option.say, noted)).toBe(true);
  });

  it('at the end of an answer is acknowledged in the place of thanks', () => {
    const text = `${fullAnswer} Sorry, I said 12 people, it was 14.`;
    const option = decide(atStory(), said(text, { reading: said(fullAnswer).reading }));
    expect(saidIn(option.say, correction)).toBe(true);
    expect(option.say).not.toMatch(/thank/i);
  });

  it('that is only guessed at beside an answer is not', () => {
    const option = decide(
      atStory(),
      said(fullAnswer, { reading: { ...said(fullAnswer).reading, also: as('answer', 'correction').reading.also } }),
    );
    expect(saidIn(option.say, correction)).toBe(false);
  });
});

describe('somebody who is composed', () => {
  const unsure = { reading: { ...as('distress').reading, confidence: 0.67 } };

  it.each([
    ['asks what may be told', 'Was it okay that I talked about the patient who died?', 'answer-candidate'],
    ['says that they are fine', 'I am fine, really! I said everything. We can finish.', 'close'],
    ['is fine in words alone', 'I am fine, I just can’t stop crying.', 'care'],
  ])('is not comforted at the end without need: %s', (_what, text, move) => {
    expect(decide(atEnd(), said(text, unsure)).move).toBe(move);
  });

  it('may speak of a family where the question is about the background', () => {
    const { state } = play(opened);
    const reading = {
      ...as('answer').reading,
      confidence: 0.97,
      also: [{ label: 'private' as const, confidence: 0.85 }],
    };
    const text = 'My aunt has a small restaurant, and I helped her from when I was seventeen.';
    expect(decide(state, said(text, { reading })).move).not.toBe('care');
    expect(decide(atStory(), said(text, { reading })).move).toBe('care');
  });
});

describe('the end of a turn', () => {
  it.each(['Me, obviously. It’s always me. Skip.', 'I’m not sure what you’re asking, sorry. Maybe skip this?'])(
    'that wants the question left is heard: %s',
    (text) => expect(decide(atStory(), said(text, as('answer'))).next.index).toBe(atStory().index + 1),
  );

  it('that asks something is answered with the next question', () => {
    const option = decide(
      atStory(),
      said(`${fullAnswer} Is this a real person?`, { reading: said(fullAnswer).reading }),
    );
    expect(option.say).toMatch(/^I’m a voice AI: a computer program, not a person/);
  });

  it('that asks nothing more is a goodbye', () => {
    expect(decide(atEnd(), said('When’s break? Just kidding. No.', as('meta'))).move).toBe('close');
  });
});

describe('after a further question', () => {
  const probed = decide(atStory(), said('We all helped.')).next;

  it('whatever asks nothing is taken for the answer', () => {
    const reading = { ...as('private').reading, confidence: 0.28 };
    expect(decide(probed, said('I’m on nights now. Want days.', { reading })).move).not.toBe('offer');
  });

  it('words that say that this was the answer are believed', () => {
    const option = decide(probed, said('No, that was my answer.', as('complaint')));
    expect(option.next.index).toBe(atStory().index + 1);
    expect(option.say).not.toMatch(/sorry/i);
  });
});
