import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FliteService, SharedFlite } from './sharedFlite.ts';

describe('SharedFlite', () => {
  const service = new FliteService();
  const failed = vi.fn();
  let flite: SharedFlite;
  const works = (_method: string, data: unknown): Promise<unknown> => service.run(data);
  const fails = () => Promise.reject(new Error('gone'));
  const asking = (answer: typeof works) => {
    const doInference = vi.fn(answer);
    flite.use({ doInference });
    return doInference;
  };

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    failed.mockClear();
    flite = new SharedFlite({ voice: 'rms' }, { failed });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await flite.close();
  });
  afterAll(() => service.close());

  it('speaks the same with the shared voice, without it, and when it fails', async () => {
    const alone = await flite.speak('Hello there.');
    const asked = asking(works);
    const shared = await flite.speak('Hello there.');
    expect(asked).toHaveBeenCalledOnce();
    expect(shared.samples).toEqual(alone.samples);
    asking(fails);
    expect((await flite.speak('Hello there.')).samples).toEqual(alone.samples);
  });

  it('tells that the shared voice failed, leaves it alone for a while, and asks it again after that', async () => {
    const asked = asking(works).mockRejectedValueOnce(new Error('gone'));
    await flite.speak('Hello there.');
    await flite.speak('Hello there.');
    expect(asked).toHaveBeenCalledOnce();
    expect(failed).toHaveBeenCalledOnce();
    vi.setSystemTime(Date.now() + 60_000);
    await flite.speak('Hello there.');
    expect(asked).toHaveBeenCalledTimes(2);
    expect(failed).toHaveBeenCalledOnce();
  });
});
