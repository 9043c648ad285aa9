import { describe, expect, it } from 'vitest';
import { restartsIn } from './restarts.ts';
import { tokensOf } from './tokens.ts';

const found = (text: string) => restartsIn(tokensOf(text, null, 0)).map((restart) => restart.text);

describe('words said twice in a row', () => {
  it.each([
    ['I I went home', 'I I'],
    ['I, I think it was May.', 'I I'],
    ['we went to the the office', 'the the'],
    ['We went to the, um, the office.', 'the the'],
    ['It was a, you know, a hard winter.', 'a a'],
    ['I was I was late', 'I was I was'],
    ['we had to we had to stop', 'we had to we had to'],
    ['they they they left', 'they they they'],
    ['she asked me um asked me to stay', 'asked me asked me'],
    ['because because nobody came', 'because because'],
    ['The customer, the customer was angry.', 'the customer the customer'],
    ['I went in in the morning', 'in in'],
    ['and and then it rained', 'and and'],
    ['I wanted to to help', 'to to'],
    ['it it was new', 'it it'],
  ])('are found in "%s"', (text, restart) => {
    expect(found(text)).toEqual([restart]);
  });

  it.each([
    'It was very very cold.',
    'I was really, really tired.',
    'Nobody had had breakfast.',
    'I believe that that was the reason.',
    'The rule that that shop had was odd.',
    'No, no, it was fine.',
    'What it is is a kind of glue.',
    'there were many many people',
    'We did it again and again.',
    'I called them one by one.',
    'call five five two',
    'I liked it. It was new.',
    'That is what I did. I did it alone.',
    'I lived in Baden Baden then.',
    'She asked her her name.',
    'What he does he does well.',
    'I was so so tired',
    'thank you thank you that is kind',
  ])('are proper in "%s"', (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe('beginnings that are given up', () => {
  it.each([
    ['We went to the, I drove to Hull.', 'to the…'],
    ['we used the um we had a van', 'used the…'],
    ['I took my they gave me a new one', 'took my…'],
    ['I was, we had no time.', 'I was…'],
    ['And they were — I called them twice.', 'they were…'],
    ['but I had um we had two vans', 'I had…'],
    ['The proj- the plan was good.', 'proj…'],
    ['I wanted to, I asked for help.', 'wanted to…'],
    ['It was March no wait it was April', 'no wait'],
    ['It was, let me start again, a Monday.', 'let me start again'],
    ['we sold or rather gave it away', 'or rather'],
  ])('are found in "%s"', (text, restart) => {
    expect(found(text)).toEqual([restart]);
  });

  it.each([
    'As it was, we left.',
    'I did, I promise.',
    'I like what we have, we all do.',
    'They were late, so we waited.',
    'The truth is, I was scared.',
    'Yes, I was, I worked there.',
    'That is how it was, they said.',
    'I gave him what he wanted and he left.',
    'The problem was that we had no van.',
    'I told them that we close at five.',
    'It was new, it was loud, and it was quick.',
    'Her well-known book was late.',
    'When I can, I help.',
    'I was, and we all were, tired.',
  ])('are not in "%s"', (text) => {
    expect(found(text)).toEqual([]);
  });
});

it('a restart has the moment of its first word', () => {
  const said = ['We', 'had', 'we', 'had', 'time'].map((text, i) => ({ text, startMs: i * 300, endMs: i * 300 + 200 }));
  expect(restartsIn(tokensOf('We had we had time', said, 0))).toEqual([{ text: 'we had we had', startMs: 0 }]);
});
