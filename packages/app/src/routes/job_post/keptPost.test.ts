import { beforeEach, expect, it, vi } from 'vitest';
import { type KeptPost, keptPost } from './keptPost.ts';

const post: KeptPost = {
  jobId: 'job-1',
  description: 'A nurse.',
  read: {
    description: 'A nurse.',
    draft: {
      ...{ title: 'Nurse', company: 'Riverside', logo: null, note: '', skills: ['Care'], niceToHave: ['Care'] },
      ...{ questions: [], minutes: 10, questionCount: null, contactEmail: '' },
    },
  },
  reviewing: true,
};

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

it('keeps a post until it is forgotten', () => {
  expect(keptPost.read()).toBeNull();
  keptPost.write(post);
  expect(keptPost.read()).toEqual(post);
  keptPost.forget();
  expect(keptPost.read()).toBeNull();
});

it('reads a post from before there were logos', () => {
  sessionStorage.setItem(
    'viva.jobPost',
    JSON.stringify(post, (name, value: unknown) => (name === 'logo' ? undefined : value)),
  );
  expect(keptPost.read()).toEqual(post);
});

it('keeps the link of a post that is done', () => {
  const shared = { link: 'https://viva.example/voice_chat/job-1', title: 'Nurse', contactEmail: 'a@example.com' };
  keptPost.write({ ...post, shared });
  expect(keptPost.read()?.shared).toEqual(shared);
});

it.each(['{', '{"description":1}', '[]'])('has none where %s was left', (left) => {
  sessionStorage.setItem('viva.jobPost', left);
  expect(keptPost.read()).toBeNull();
});

it('has none in a browser that stores nothing', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keptPost.write(post);
  expect(keptPost.read()).toBeNull();
  expect(() => keptPost.forget()).not.toThrow();
});
