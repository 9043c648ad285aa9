import { describe, expect, it } from 'vitest';
import { candidates, eventOf } from '../testing/candidates.ts';
import { moveKindSchema } from '../types.ts';
import { judges } from './judging.ts';
import type { Option } from './option.ts';
import { propose } from './propose.ts';
import { policyStateSchema, startPolicy } from './state.ts';
import { touchesUnlawful } from './unlawful.ts';
import { patienceMs, questionView } from './views.ts';

const maxMs = 12 * 60_000;
/** Speaking rate of the interviewer, milliseconds a word. */
const wordMs = 380;

interface Interview {
  name: string;
  options: Option[];
  endedAtMs: number;
  lastEventMs: number;
}

/** Plays a whole interview; `crashEvery` puts a recovery or a return between turns. */
function interview(
  candidate: (typeof candidates)[number],
  seed: string,
  pick: (options: number, turn: number) => number,
): Interview {
  let state = startPolicy({ seed, maxMs });
  let atMs = 500;
  const options: Option[] = [];
  let event: Parameters<typeof propose>[1] = { type: 'ready', atMs };
  for (let turn = 0; turn < 300; turn += 1) {
    const proposal = propose(state, event);
    const option = proposal.options[pick(proposal.options.length, turn)] ?? proposal.options[0];
    options.push(option);
    state = option.next;
    atMs = event.atMs + option.say.split(' ').length * wordMs;
    if (option.ends) return { name: `${candidate.name}/${seed}`, options, endedAtMs: atMs, lastEventMs: event.atMs };
    const crash = seed.endsWith('crash') && turn % 7 === 5;
    event = crash
      ? { type: turn % 2 ? 'recovered' : 'returned', atMs: atMs + 3_000 }
      : eventOf(candidate, state, turn, atMs, patienceMs(state));
  }
  return { name: `${candidate.name}/${seed}`, options, endedAtMs: Infinity, lastEventMs: Infinity };
}

const seeds = ['a', 'b', 'c', 'd', 'e', 'f-crash'];
const builtIn = candidates.flatMap((candidate) => seeds.map((seed) => interview(candidate, seed, () => 0)));
const chosen = candidates.flatMap((candidate) =>
  seeds.map((seed, i) => interview(candidate, `${seed}-model`, (options, turn) => (turn * 7 + i) % options)),
);
const all = [...builtIn, ...chosen];

const each = (check: (played: Interview) => void) => () => {
  for (const played of all) {
    try {
      check(played);
    } catch (error) {
      const told = played.options.map(({ move, say }) => `${move}: ${say}`).join('\n');
      throw new Error(`${played.name}\n${told}`, { cause: error });
    }
  }
};

describe(`${all.length} scripted interviews`, () => {
  it('are at least fifty', () => expect(all.length).toBeGreaterThanOrEqual(50));

  it(
    'always end, with goodbye as the last words and only then',
    each(({ options, endedAtMs }) => {
      expect(endedAtMs).toBeLessThan(Infinity);
      expect(options.at(-1)?.say).toMatch(/Goodbye\.$/);
      expect(options.filter(({ say }) => /goodbye/i.test(say))).toHaveLength(1);
      expect(options.at(-1)?.endReason).toBeDefined();
    }),
  );

  it(
    'keep to their time: nothing but the goodbye is begun after it, whoever was speaking',
    each(({ options, lastEventMs }) => {
      const last = options.at(-1);
      if (lastEventMs > maxMs) expect(last?.move).toBe('close');
      expect(lastEventMs).toBeLessThan(maxMs + 125_000);
    }),
  );

  it(
    'ask each question once, and say it again only on request, after silence or after a break',
    each(({ options }) => {
      const asked = options.filter(({ move }) => move === 'ask').map(({ questionId }) => questionId);
      expect(new Set(asked).size).toBe(asked.length);
      const texts = new Map(
        options.flatMap(({ next }) => next.plan?.questions ?? []).map(({ id, text }) => [id, text]),
      );
      for (const text of texts.values()) {
        const said = options.filter(({ say }) => say.includes(text)).map(({ move }) => move);
        const unasked = said.filter(
          (move) => !['repeat', 'nudge', 'rephrase', 'resume', 'welcome-back'].includes(move),
        );
        expect(unasked.length).toBeLessThanOrEqual(1);
      }
    }),
  );

  it(
    'never use a probe phrase twice, nor more than two probes or one kind twice at a question',
    each(({ options }) => {
      const probes = options.filter(({ move }) => move === 'probe');
      const phrases = probes.map(({ next }) => next.prompt);
      expect(new Set(phrases).size).toBe(phrases.length);
      const byQuestion = Map.groupBy(probes, ({ questionId }) => questionId);
      for (const asked of byQuestion.values()) {
        expect(asked.length).toBeLessThanOrEqual(2);
        expect(new Set(asked.map(({ probe }) => probe)).size).toBe(asked.length);
      }
    }),
  );

  it(
    'never judge aloud, and ask nothing unlawful',
    each(({ options }) => {
      expect(options.filter(({ say }) => judges(say) || touchesUnlawful(say))).toEqual([]);
    }),
  );

  it(
    'never use the same acknowledgement twice in a row',
    each(({ options }) => {
      const acks = options
        .filter(({ move }) => move === 'ask' || move === 'probe')
        .map(({ say }) => say.split('. ')[0]);
      for (const [i, ack] of acks.entries()) if (i > 0 && ack && ack.length < 30) expect(ack).not.toBe(acks[i - 1]);
    }),
  );

  it(
    'invite the candidate’s own questions at most once',
    each(({ options }) => {
      expect(options.filter(({ move }) => move === 'offer-questions').length).toBeLessThanOrEqual(1);
    }),
  );

  it(
    'keep a state that can be stored, and a question view that fits it',
    each(({ options }) => {
      for (const { next, questionId } of options) {
        expect(policyStateSchema.parse(next)).toEqual(next);
        const view = questionView(next);
        expect(view?.id).toBe(questionId);
        if (view) expect(view.n).toBeLessThanOrEqual(view.of);
      }
    }),
  );

  it('are the same when played again', () => {
    const again = candidates.flatMap((candidate) => seeds.map((seed) => interview(candidate, seed, () => 0)));
    expect(JSON.stringify(again)).toBe(JSON.stringify(builtIn));
  });

  it('use every move of the policy', () => {
    const used = new Set(all.flatMap(({ options }) => options.map(({ move }) => move)));
    expect(moveKindSchema.options.filter((move) => !used.has(move) && move !== 'ask-role')).toEqual([]);
  });

  it('end with silence when nobody is there', () => {
    const silent = builtIn.filter(({ name }) => name.startsWith('silent'));
    for (const { options } of silent) expect(options.at(-1)?.endReason).toBe('silence');
  });
});
