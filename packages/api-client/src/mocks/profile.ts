import type { HttpHandler } from 'msw';
import { calls, type Profile, profileFormSchema } from '../contract/index.ts';
import { kept } from './kept.ts';
import {
  type Answer,
  broken,
  failing as failingWith,
  failuresOf,
  mockCall,
  replying,
  replyingTo,
  slow as slowly,
} from './situations.ts';

const { getProfile, saveProfile, putResume, removeResume } = calls;

/** A profile that was filled in. */
export const filled: Profile = {
  targetRole: 'Ward nurse',
  persona: 'neutral',
  jobDescription: 'We look for a registered nurse for our surgical ward with 24 beds.',
  recording: false,
  resume: { fileName: 'maria-resume.pdf', addedAt: '2026-11-14T10:00:00.000Z' },
};

/** A profile before its first change. */
export const untouched: Profile = {
  targetRole: '',
  persona: 'neutral',
  jobDescription: '',
  recording: false,
  resume: null,
};

const addedAt = '2026-11-20T10:00:00.000Z';

/** Keeps what is changed, for as long as these handlers live. */
export function keeping(start: Profile = filled): HttpHandler[] {
  const profile = kept(start);
  const become = (next: Profile) => (profile.now = next);
  return profiles({
    get: replyingTo(getProfile, () => profile.now),
    save: replyingTo(saveProfile, ({ body }) => become({ ...profile.now, ...profileFormSchema.parse(body) })),
    put: replyingTo(putResume, ({ body }) => {
      const { fileName } = putResume.body.parse(body);
      return become({ ...profile.now, resume: { fileName, addedAt } });
    }),
    remove: replyingTo(removeResume, () => become({ ...profile.now, resume: null })),
  });
}

function profiles(answers: Readonly<Record<'get' | 'save' | 'put' | 'remove', Answer>>): HttpHandler[] {
  return [
    mockCall(getProfile, answers.get),
    mockCall(saveProfile, answers.save),
    mockCall(putResume, answers.put),
    mockCall(removeResume, answers.remove),
  ];
}

/** The profile is there, without a résumé, and each change to it ends so. */
const refusing = (answer: Answer) =>
  profiles({ get: replying(getProfile, untouched), save: answer, put: answer, remove: answer });
const everywhere = (answer: Answer) => profiles({ get: answer, save: answer, put: answer, remove: answer });

/** The file is neither PDF nor text. */
export const wrongKind = refusing(failingWith('file-kind', 'Please choose a PDF or a text file.'));
/** No text can be read in the file. */
export const unreadable = refusing(failingWith('file-unreadable', 'We couldn’t find any text to read in this file.'));
/** The file is larger than 5 MB. */
export const tooLarge = refusing(failingWith('too-large', 'The file is too large.'));
/** The profile can be read and not changed. */
export const notSaved = refusing(broken);
/** The profile comes, but not at once. */
export const slow = profiles({
  get: slowly(replying(getProfile, filled)),
  save: slowly(replying(saveProfile, filled)),
  put: slowly(replying(putResume, filled)),
  remove: slowly(replying(removeResume, { ...filled, resume: null })),
});
/** See {@link failuresOf}. */
export const { unauthorized, failing, failingWithoutMessage, hanging, offline } = failuresOf(everywhere);
