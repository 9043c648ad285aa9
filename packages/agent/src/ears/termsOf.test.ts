import { describe, expect, it } from 'vitest';
import { termsOf } from './termsOf.ts';

const profile = { targetRole: '', persona: 'neutral', coached: false, described: null, resumeText: '' } as const;

describe('termsOf', () => {
  it('takes the skills of a job, and no sentences', () => {
    const skills = ['Kubernetes', 'Ten years of experience with servers of all kinds'];
    expect(termsOf({ job: { title: 'Engineer', skills, questions: [] } })).toEqual(['Kubernetes']);
  });

  it('takes what a description and a résumé name', () => {
    const terms = termsOf({
      profile: {
        ...profile,
        described: { title: '', skills: [{ name: 'Terraform', term: 'Terraform' }] },
        resumeText: 'I used Kubernetes.',
      },
    });
    expect(terms).toEqual(expect.arrayContaining(['Terraform', 'Kubernetes']));
  });

  it('is empty where there is neither', () => {
    expect(termsOf({})).toEqual([]);
  });
});
