import { calls } from '@viva/api-client';
import { sessionContextSchema } from '@viva/api-client/internal';
import { buildReport } from '@viva/interview';
import { jobLinkEmail } from '@viva/ui/emails';
import { describe, expect, it } from 'vitest';
import { knowledge } from './index.ts';

const said = (...ids: readonly string[]) =>
  knowledge
    .filter(({ id }) => ids.length === 0 || ids.includes(id))
    .flatMap(({ answer, more, why, adds }) => [answer, more, why, ...Object.values(adds ?? {})])
    .filter((text) => text !== undefined);
const promising = (texts: readonly string[], promise: RegExp) => texts.filter((text) => promise.test(text));
const linkMail = (['posted', 'rotated'] as const).map(
  (reason) =>
    jobLinkEmail({
      brand: { name: 'Viva' },
      job: 'Nurse',
      privateUrl: 'https://viva.example/job/k',
      smartUrl: 'https://viva.example/voice_chat/j',
      reason,
    }).text,
);

/** What is promised follows what there is: where one of these grows, so may the texts, and not before. */
describe('nobody is promised what is not there', () => {
  it('an employer’s page tells how far candidates are, and no text tells of results, of an unlocking or of a bar', () => {
    const { candidates } = calls.readJob.reply.shape;
    expect(Object.keys(candidates.element.shape)).toEqual([
      'id',
      'number',
      'state',
      'consentedAt',
      'startedAt',
      'endedAt',
    ]);
    const promise =
      /\bunlock|\b(?:the|your) bar\b|pays? for (?:that|meeting)|what they showed|with a quote|candidates’ results|get an e-mail when|you hear of|employer (?:see|is told of) results|it then learns/i;
    expect(promising([...said(), ...linkMail], promise)).toEqual([]);
  });

  it('an interviewer is given no profile, and no text says that interviews follow one', () => {
    expect(Object.keys(sessionContextSchema.shape)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/profile|persona|resume|target/i)]),
    );
    const promise =
      /questions follow it|interview then follows|you choose its manner|set a target role|résumés? that you upload (?:is|are) processed|description makes the questions fit/i;
    expect(promising(said(), promise)).toEqual([]);
  });

  it('a report has no score and no link to share, and no text tells of one', () => {
    const report = buildReport({ kind: 'practice', plan: { title: 'Nurse', questions: [] }, turns: [] });
    expect(report.overall).toMatchObject({ assessed: false, score: null });
    expect(Object.values(calls).filter(({ path }) => /share|\/review/.test(path))).toEqual([]);
    const promise = /scores come from|rated by written rules|what went well|review in the report|make a link for/i;
    expect(promising(said(), promise)).toEqual([]);
  });
});
