import { describe, expect, it } from 'vitest';
import { judges } from '../policy/judging.ts';
import { touchesUnlawful } from '../policy/unlawful.ts';
import { planForJob } from './forJob.ts';
import { plainQuestion } from './plainQuestion.ts';

describe('a question in plain words', () => {
  it.each([
    [
      'Tell me about a time when you had to explain something complicated in simple words.',
      'This is about one thing that really happened, at work, in your studies, or as a volunteer. Please think of a time when you had to explain something complicated in simple words. What did you do, and how did it end?',
    ],
    [
      'Nights are busy here. Can you tell me about a night when a patient’s condition changed quickly? What did you do?',
      'This is about one thing that really happened, at work, in your studies, or as a volunteer. Nights are busy here. Please think of a night when a patient’s condition changed quickly. What did you do?',
    ],
    [
      'Tell me about a time when you failed, and what you learned.',
      'This is about one thing that really happened, at work, in your studies, or as a volunteer. Tell me about a time when you failed, and what you learned.',
    ],
    [
      'Give me an example of a situation in which you disagreed with a colleague.',
      'This is about one thing that really happened, at work, in your studies, or as a volunteer. Please think of a situation in which you disagreed with a colleague. What did you do, and how did it end?',
    ],
    ['Do you have a forklift license?', 'For this question, a yes or a no is enough. Do you have a forklift license?'],
    [
      'How would you handle an angry customer?',
      'Please imagine the following, and say what you would do first, and what after that. How would you handle an angry customer?',
    ],
    [
      'What is the difference between a process and a thread?',
      'This is about what you know from work, from studies, or from anywhere else. Please explain it in your own words. What is the difference between a process and a thread?',
    ],
    [
      'Describe your experience with SAP.',
      'Please say what you have done so far, at work, in your studies, or as a volunteer. If it is only a little, please say so. Describe your experience with SAP.',
    ],
    [
      'Can you explain what a load balancer is?',
      'This is about what you know from work, from studies, or from anywhere else. Please explain it in your own words. Can you explain what a load balancer is?',
    ],
    ['Why do you want to work here?', 'Please say what your own reasons are. Why do you want to work here?'],
    [
      'Tell me about yourself.',
      'Please say what you have done so far, at work or in your studies, and what you want to do next. Tell me about yourself.',
    ],
    [
      'How do you prepare for a presentation?',
      'Please say how you do this, one step after the other. How do you prepare for a presentation?',
    ],
    [
      'Are you comfortable with heights?',
      'Please begin with yes or no, and then say a little about it. Are you comfortable with heights?',
    ],
    ['Can you start in March?', 'Please begin with yes or no, and then say a little about it. Can you start in March?'],
    [
      'Which of our products would you change?',
      'Please say what you think, in your own words. You can give one example if you like. Which of our products would you change?',
    ],
    [
      'In this job you would lead a shift of 18 pickers. How would you go about that the first time?',
      'Please imagine the following, and say what you would do first, and what after that. In this job you would lead a shift of 18 pickers. How would you go about that the first time?',
    ],
  ])('%j', (text, plain) => {
    expect(plainQuestion(text)).toBe(plain);
    expect([judges(plain), touchesUnlawful(plain)]).toEqual([judges(text), false]);
  });

  it('is there for every question of an employer and of an advert', () => {
    const questions = ['Tell me about a hard day.', 'Do you have a driver’s license?', 'What is triage?'];
    const plan = planForJob({ title: 'Nurse', skills: ['Wound care', 'Driving licence', 'Excel'], questions }, 'a');
    for (const { text, rephrase } of plan.questions) {
      expect(rephrase).toBeDefined();
      expect(rephrase).not.toBe(text);
    }
  });
});
