import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Interruption } from './interruption.ts';

function listen(interruptible = true) {
  const did: string[] = [];
  const speaker = {
    interruptible,
    pause: () => void did.push('pause'),
    resume: () => void did.push('resume'),
    hush: () => void did.push('hush'),
  };
  return { interruption: new Interruption(speaker), did, speaker };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('Interruption', () => {
  it('goes on over a cough', () => {
    const { interruption, did } = listen();
    interruption.started();
    vi.advanceTimersByTime(300);
    interruption.ended();
    vi.advanceTimersByTime(5_000);
    expect(did).toEqual([]);
  });

  it('falls silent for speech, and gives up the line when there are words', () => {
    const { interruption, did } = listen();
    interruption.started();
    vi.advanceTimersByTime(400);
    expect(did).toEqual(['pause']);
    interruption.ended();
    interruption.heard('Sorry, one question.');
    vi.advanceTimersByTime(5_000);
    expect(did).toEqual(['pause', 'hush', 'resume']);
  });

  it('goes on with the line when there were no words', () => {
    const { interruption, did } = listen();
    interruption.started();
    vi.advanceTimersByTime(900);
    interruption.ended();
    vi.advanceTimersByTime(1_499);
    expect(did).toEqual(['pause']);
    vi.advanceTimersByTime(1);
    expect(did).toEqual(['pause', 'resume']);
  });

  it('stays silent while speech goes on after a breath', () => {
    const { interruption, did } = listen();
    interruption.started();
    vi.advanceTimersByTime(500);
    interruption.ended();
    vi.advanceTimersByTime(1_000);
    interruption.started();
    vi.advanceTimersByTime(5_000);
    expect(did).toEqual(['pause']);
  });

  it('does not break off a line that must be said to its end, nor anything when nothing sounds', () => {
    const { interruption, did } = listen(false);
    interruption.started();
    vi.advanceTimersByTime(2_000);
    interruption.heard('Sorry, one question.');
    expect(did).toEqual([]);
  });

  it('falls silent for speech that had begun before the line sounded', () => {
    const { interruption, did, speaker } = listen(false);
    interruption.started();
    vi.advanceTimersByTime(2_000);
    speaker.interruptible = true;
    vi.advanceTimersByTime(60);
    expect(did).toEqual(['pause']);
  });

  it('looks no longer whether a line sounds when the candidate is silent', () => {
    const { interruption, did, speaker } = listen(false);
    interruption.started();
    vi.advanceTimersByTime(2_000);
    interruption.ended();
    speaker.interruptible = true;
    vi.advanceTimersByTime(2_000);
    expect([did, vi.getTimerCount()]).toEqual([[], 0]);
  });

  it.each(['Mm-hmm.', 'Uh-huh.', 'Okay, right.', 'Yeah. Yeah.'])('goes on at %j, which is no turn', (said) => {
    const { interruption, did } = listen();
    interruption.started();
    vi.advanceTimersByTime(450);
    interruption.ended();
    expect(interruption.heard(said)).toBe(false);
    expect(did).toEqual(['pause', 'resume']);
  });

  it('takes the same words for an answer when no line sounds', () => {
    const { interruption } = listen(false);
    interruption.started();
    interruption.ended();
    expect(interruption.heard('Okay.')).toBe(true);
  });
});
