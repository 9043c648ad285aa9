import { describe, expect, it } from 'vitest';
import { mergedReading } from '../model/mergedReading.ts';
import { acceptWording } from '../model/probe.ts';
import { acceptTurnReply } from '../model/turnReply.ts';
import { misreadings, miswordings } from '../testing/modelDouble.ts';
import type { Candidate } from '../testing/candidates.ts';
import { builtIn, playAll } from '../testing/simulate.ts';
import type { Played, SimulatedMind } from '../testing/simulate.ts';
import { moveKindSchema, probeKindSchema } from '../types.ts';
import { judges } from './judging.ts';
import { policyStateSchema } from './state.ts';
import { touchesUnlawful } from './unlawful.ts';
import { questionView } from './views.ts';

const readings = Object.values(misreadings);
const wordings = Object.values(miswordings);
/** A model that misbehaves, another way at every turn, in what it reads and in what it says. */
const misbehaving = (n: number): SimulatedMind => {
  let next = n;
  return {
    read(event) {
      if (event.type !== 'said') return event;
      const read = acceptTurnReply(event.text, readings[next++ % readings.length]?.(event.text));
      return read ? { ...event, reading: mergedReading(event.text, event.reading, read) } : event;
    },
    word(option, event) {
      if (event.type !== 'said') return option;
      const quote = event.text.split(/\s+/).slice(0, 4).join(' ');
      const worded = acceptWording(option, event, wordings[next++ % wordings.length]?.(option, quote));
      return 'option' in worded ? worded.option : option;
    },
  };
};

const byItself = playAll(() => builtIn);
const minds: readonly [string, readonly Played[]][] = [
  ['by the policy alone', byItself],
  ['with a model that misbehaves', playAll(misbehaving)],
];

/** Lines come again and again; each is looked at once. */
const looked = new Map<string, { judges: boolean; unlawful: boolean }>();
function look(say: string) {
  const seen = looked.get(say) ?? { judges: judges(say), unlawful: touchesUnlawful(say) };
  looked.set(say, seen);
  return seen;
}

const asksAgain = ['repeat', 'nudge', 'rephrase', 'ask-again', 'resume', 'welcome-back', 'go-on'];
const interviewers = (played: Played) => played.options.map(({ say }) => say);

describe.each(minds)('interviews %s', { timeout: 120_000 }, (_, all) => {
  const each = (check: (played: Played) => void) => () => {
    for (const played of all) {
      try {
        check(played);
      } catch (error) {
        const told = played.options.map(({ move, say }, i) => {
          const event = played.events[i];
          return `> ${event?.type === 'said' ? event.text : event?.type}\n${move}: ${say}`;
        });
        throw new Error(`${played.name}\n${told.join('\n')}`, { cause: error });
      }
    }
  };

  it('are many, of all kinds of candidates', () => {
    expect(all.length).toBeGreaterThanOrEqual(100);
    expect(new Set(all.map(({ candidate }) => candidate.name)).size).toBeGreaterThanOrEqual(12);
  });

  it(
    'always end, with one goodbye, and nothing after it',
    each(({ options, endedAtMs }) => {
      expect(endedAtMs).toBeLessThan(Infinity);
      expect(options.at(-1)?.say).toMatch(/Goodbye\.$/);
      expect(
        options
          .map(({ say }) => say)
          .join(' ')
          .match(/good ?bye/gi),
      ).toHaveLength(1);
      expect(options.at(-1)?.endReason).toBeDefined();
      expect(options.slice(0, -1).some(({ ends }) => ends)).toBe(false);
    }),
  );

  it(
    'keep to their time: nothing but the goodbye is begun after it, whoever was speaking',
    each(({ options, lastEventMs, maxMs }) => {
      if (lastEventMs > maxMs) expect(options.at(-1)?.move).toBe('close');
      expect(lastEventMs).toBeLessThan(maxMs + 125_000);
    }),
  );

  it(
    'ask each question once, and say it again only on request, after silence, after a break, or to hear the answer again',
    each(({ options }) => {
      const first = options.filter(({ next }) => next.tries === 0);
      const asked = first.filter(({ move }) => move === 'ask').map(({ questionId }) => questionId);
      expect(new Set(asked).size).toBe(asked.length);
      const texts = new Set(options.flatMap(({ next }) => next.plan?.questions ?? []).map(({ text }) => text));
      for (const text of texts) {
        const said = first.filter(({ say }) => say.includes(text));
        expect(said.filter(({ move }) => !asksAgain.includes(move)).length).toBeLessThanOrEqual(1);
      }
    }),
  );

  it(
    'never use a probe phrase twice, nor more than two probes or one kind twice at a question',
    each(({ options }) => {
      const probes = options.filter(({ move }) => move === 'probe');
      const prompts = probes.map(({ next }) => next.prompt.toLowerCase());
      expect(new Set(prompts).size).toBe(prompts.length);
      for (const asked of Map.groupBy(probes, ({ questionId }) => questionId).values()) {
        expect(asked.length).toBeLessThanOrEqual(2);
        expect(new Set(asked.map(({ probe }) => probe)).size).toBe(asked.length);
      }
    }),
  );

  it(
    'never judge aloud, ask nothing unlawful, and speak English, without markup or secrets',
    each((played) => {
      for (const say of interviewers(played)) {
        const seen = look(say);
        if (seen.judges || seen.unlawful) expect([say, seen]).toEqual([say, { judges: false, unlawful: false }]);
        expect(say).toMatch(/^[\p{Script=Latin}\p{P}\p{Zs}\p{Nd}]+$/u);
        expect(say).not.toMatch(
          /[*#_<>{}[\]`|]|\b(?:schema|json|my instructions|pick one of the options|full marks|hired|passed)\b/i,
        );
        expect(say.split(' ').length).toBeLessThan(100);
      }
    }),
  );

  it(
    'never probe at a question at which somebody was in distress',
    each(({ options }) => {
      for (const [i, { move }] of options.entries()) {
        if (move !== 'care') continue;
        const following = options.slice(i + 1).find((option) => !['care', 'wait', 'nudge'].includes(option.move));
        expect(following?.move).not.toBe('probe');
      }
    }),
  );

  it(
    'name the tone once at most, and end after insults that go on',
    each(({ options, events, candidate }) => {
      expect(options.filter(({ move }) => move === 'set-boundary').length).toBeLessThanOrEqual(1);
      if (candidate.name !== 'hostile at once') return;
      expect(events.filter(({ type }) => type === 'said').length).toBeLessThanOrEqual(3);
    }),
  );

  it(
    'never end on words that may be misheard without having asked, unless it was asked three times',
    each(({ options, candidate }) => {
      const last = options.at(-1);
      if (!candidate.approximate || last?.endReason !== 'stopped') return;
      expect(options.some(({ move }) => move === 'check')).toBe(true);
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
    'let an answer be said again twice at most, and only where feedback was given',
    each(({ options }) => {
      for (const [i, { move, questionId, next }] of options.entries()) {
        expect(next.tries).toBeLessThanOrEqual(2);
        if (move === 'coach') expect(next).toMatchObject({ coached: true, gentle: false, choosing: true });
        const again = move === 'ask' && next.tries > 0;
        const before = options.slice(0, i).filter((other) => other.questionId === questionId);
        if (again) expect(before.filter((other) => other.move === 'coach')).toHaveLength(next.tries);
      }
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
        const view = questionView(next);
        expect(view?.id).toBe(questionId);
        if (view) expect(view.n).toBeLessThanOrEqual(view.of);
      }
      const last = options.at(-1)?.next;
      expect(policyStateSchema.parse(last)).toEqual(last);
    }),
  );
});

describe('all these interviews', { timeout: 120_000 }, () => {
  it('are at least 200 by the policy alone, and as many with a model that misbehaves', () => {
    expect(byItself.length).toBeGreaterThanOrEqual(200);
    expect(minds[1]?.[1].length).toBeGreaterThanOrEqual(200);
  });

  it('are the same when played again', () => {
    const picked = ({ name }: Candidate) => ['half silent', 'instructing', 'distressed'].includes(name);
    const [once, again] = [playAll(() => builtIn, 1, picked), playAll(() => builtIn, 1, picked)];
    expect(JSON.stringify(once)).toBe(JSON.stringify(again));
  });

  it('use every move of the policy, and every kind of probe', () => {
    const moves = new Set(byItself.flatMap(({ options }) => options.map(({ move }) => move)));
    expect(moveKindSchema.options.filter((move) => !moves.has(move))).toEqual([]);
    const probes = new Set(byItself.flatMap(({ options }) => options.flatMap(({ probe }) => probe ?? [])));
    expect(probeKindSchema.options.filter((kind) => !probes.has(kind))).toEqual([]);
  });

  it('end with silence when nobody is there', () => {
    const silent = byItself.filter(({ candidate }) => candidate.name.startsWith('silent'));
    for (const { options } of silent) expect(options.at(-1)?.endReason).toBe('silence');
  });
});
