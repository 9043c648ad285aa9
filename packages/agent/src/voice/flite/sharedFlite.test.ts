import { afterEach, describe, expect, it } from 'vitest';
import { FliteService, SharedFlite } from './sharedFlite.ts';

describe('SharedFlite', () => {
  const service = new FliteService();
  const flite = new SharedFlite({ voice: 'rms' });
  afterEach(() => Promise.all([service.close(), flite.close()]));

  it('speaks the same with the shared voice, without it, and when it fails', async () => {
    const alone = await flite.speak('Hello there.');
    let asked = 0;
    flite.use({ doInference: (_, data) => (asked++, service.run(data)) });
    const shared = await flite.speak('Hello there.');
    expect(asked).toBe(1);
    expect(shared.samples).toEqual(alone.samples);
    flite.use({ doInference: () => Promise.reject(new Error('gone')) });
    expect((await flite.speak('Hello there.')).samples).toEqual(alone.samples);
  });
});
