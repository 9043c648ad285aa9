import { expect, it, vi } from 'vitest';
import { createAnalytics } from './analytics.ts';
import { createConsent } from './consent.ts';
import { recordingMeasurement } from './testing/recordingMeasurement.ts';

function counting(said?: 'granted' | 'denied') {
  const consent = createConsent({ getItem: () => said ?? null, setItem: () => undefined }, null);
  const { measurement, sent } = recordingMeasurement();
  let arrive = (): void => undefined;
  const code = new Promise<void>((resolve) => (arrive = resolve));
  const create = vi.fn(async () => measurement);
  const load = vi.fn(async () => {
    await code;
    return create;
  });
  const forget = vi.fn();
  const analytics = createAnalytics({ consent, load, forget });
  const settle = async () => {
    arrive();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { analytics, consent, create, forget, load, sent, settle };
}

it.each([undefined, 'denied'] as const)('fetches nothing when consent is %s', async (said) => {
  const { analytics, load, settle } = counting(said);
  analytics.pageView('/', 'Viva');
  analytics.event({ category: 'preview', action: 'error' });
  await settle();
  expect(load).not.toHaveBeenCalled();
});

it('sends what happens, in order, once allowed; of an address only the pattern', async () => {
  const { analytics, create, load, sent, settle } = counting('granted');
  analytics.pageView('/voice_chat/k3j2', 'Viva | Voice Chat');
  analytics.event({ category: 'voice_chat', action: 'connected' });
  await settle();
  expect(load).toHaveBeenCalledOnce();
  expect(create).toHaveBeenCalledWith('/voice_chat/{roomId}');
  expect(sent).toEqual(['page /voice_chat/{roomId} Viva | Voice Chat', 'event voice_chat connected']);
});

it('counts the page that is shown when it is allowed, and nothing of before', async () => {
  const { analytics, consent, sent, settle } = counting();
  analytics.pageView('/', 'Viva');
  analytics.event({ category: 'preview', action: 'error' });
  analytics.pageView('/job_post', 'Viva | Post a Job');
  consent.allow();
  await settle();
  expect(sent).toEqual(['page /job_post Viva | Post a Job']);
});

it('stops and forgets when consent is taken back, and goes on when it is given again', async () => {
  const { analytics, consent, forget, load, sent, settle } = counting('granted');
  analytics.pageView('/', 'Viva');
  await settle();
  consent.refuse();
  await settle();
  expect(forget).toHaveBeenCalled();
  analytics.pageView('/login', 'Viva | Login');
  await settle();
  expect(sent).toEqual(['page / Viva', 'stop']);
  consent.allow();
  await settle();
  expect(sent.slice(2)).toEqual(['resume', 'page /login Viva | Login']);
  expect(load).toHaveBeenCalledOnce();
});

it('never begins to measure when consent is taken back while the code is on its way', async () => {
  const { analytics, consent, create, settle } = counting('granted');
  analytics.pageView('/', 'Viva');
  consent.refuse();
  await settle();
  expect(create).not.toHaveBeenCalled();
  consent.allow();
  await settle();
  expect(create).toHaveBeenCalledOnce();
});

it('bothers nobody when the code cannot be had', async () => {
  const { analytics, load, settle } = counting('granted');
  load.mockRejectedValue(new Error('blocked'));
  analytics.pageView('/', 'Viva');
  analytics.event({ category: 'preview', action: 'error' });
  await settle();
  expect(load).toHaveBeenCalledOnce();
});
