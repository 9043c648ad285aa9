import { describe, expect, it } from 'vitest';
import { looksUnfinished } from './unfinished.ts';
import { isFiller } from './words.ts';

const unfinished = `I worked there for two years and
so I called the customer because
because
so um
and then
the
we had a problem with the
I was responsible for
we moved everything to
and I
well uh
I think that
I would say
the main thing was that we
it was a very
there were two reasons
I did two things: first I called the supplier
two things, first
there were three steps, first we measured and second we planned
for example
we use tools such as
I decided to
because of
I talked with my
when I started there
when the patient fell
if a customer
although it was late
in order to
I have worked in
so what I did was
and the result was
my colleague and I were
it's
that's
we looked at the data from
I spoke to the manager about
and also
first of all I checked the cable
on the one hand it was cheap
she asked me if
I don't know whether
it was more important than
I was going to
so we ended up with a
the customer said that their
we were working on
and, um,
I built it together with
we measured it every
the team was
I mean
it took about
he was
there is
we had several problems
then we
until
without
I learned how to work under
instead of
it depends on
let me think, um
it's a small company that
I realised that
in my last job I was responsible for
well
so basically
to be honest
because of that
and then the supplier
I think the best example is
the result was that
maybe I should explain that
I was the only one who
I used a tool called
our goal was to reduce
it was a difficult time because you know`
  .split('\n')
  .map((line) => line.trim());

const finished = `I worked there for two years
I called the customer and she was happy
yes
no
yes I have
yes I was
I don't know
I think so
I hope so
that was it
in the end we saved a lot of money
it went well
that's the team I worked with
that is what I was looking for
that's where I come from
I logged in
and then we moved on
we turned it on
can you repeat the question
skip
next question please
what do you mean
I did that
I liked it though
not really
I did two things: first I called the supplier and then I sent a replacement
there were three steps, first we measured, second we planned, third we built it
I led a team of five people
we finished on time
the customer thanked me
it took three weeks
I was a nurse in Leeds for six years
when I saw it I called the doctor
if you want we can go on
because I like working with people
after that I checked everything again
I would do it the same way
we reduced the waiting time by half
she is a colleague of mine
I learned a lot from her
that was ten years ago
I have never done that
give me a moment
it was better than I thought it was
I did the best I could
nobody was hurt
and that is how I work
I use it every day
they asked me to stay
I'm a software engineer
staff nurse
the second reason was the price
we solved it together
I explained what it was
this is what it looked like
it was fun to work on
I quit
yes I do
we shipped it last summer
he told me so
I taught them how to do it
I want to
that's all
it took a while after that
I never thought about that
I noticed it and said that to her
I can't say what the problem was
that is the team I was responsible for
and me too
so we finished early
then nothing
I explained that
I don't know who
there is not much to improve`
  .split('\n')
  .map((line) => line.trim());

describe('whether an answer looks unfinished', () => {
  it('is tried on at least sixty phrases each way', () => {
    expect(unfinished.length).toBeGreaterThanOrEqual(60);
    expect(finished.length).toBeGreaterThanOrEqual(60);
  });
  it.each(unfinished)('waits after %j', (text) => expect(looksUnfinished(text)).toBe(true));
  it.each(finished)('does not wait after %j', (text) => expect(looksUnfinished(text)).toBe(false));
  it('ignores a full stop that a recogniser puts after a conjunction', () => {
    expect(looksUnfinished('I called them and.')).toBe(true);
    expect(looksUnfinished('I called them.')).toBe(false);
  });
  it('takes empty text for finished', () => expect(looksUnfinished('  ')).toBe(false));
});

describe('a filler', () => {
  it.each(['um', 'Um,', 'uhm', 'uh', 'er', 'erm', 'hmm', 'mm', 'ummm'])('is %j', (word) =>
    expect(isFiller(word)).toBe(true),
  );
  it.each(['like', 'so', 'her', 'am', 'him', '', 'um yes', 'a', 'I'])('is not %j', (word) =>
    expect(isFiller(word)).toBe(false),
  );
});
