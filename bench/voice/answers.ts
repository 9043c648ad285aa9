/** Whole answers, as people give them: a situation, what they did, and mostly a result. */
export const wholeAnswers: readonly string[] = [
  'Last year our checkout page was slow, and customers left before paying. I measured it, found one slow query, added an index, and orders went up by twelve percent.',
  'We lost a big customer in spring because nobody answered their letters. I called them every week, and after two months they signed again.',
  'I had to train three new colleagues while we were short of people. I wrote a plan for each week, and all three passed the test in June.',
  'A machine stopped during the night shift. I checked the fuses, then the motor, and found a broken belt that I changed within one hour.',
  'My manager wanted the report by Friday, but two numbers were missing. I told her at once, we agreed on an estimate, and I sent the rest on Monday.',
  'Two people in my team did not speak to each other. I met both of them, asked what they needed, and we changed the way we share the work.',
  'I found a mistake in an invoice that was already sent. I called the customer, said sorry, sent a new one, and added a second check to our list.',
  'Our warehouse had too many wrong parcels. I counted them for a week, saw that most came from one shelf, and moved the labels to the front.',
  'I like to learn from people with more experience than me. In my last job I asked one of them to read my work every Friday for half a year.',
  'When the new software came, many of us were afraid of it. I tried it at home, wrote a short guide, and helped everyone on the first day.',
];

/** Answers with a thinking pause (milliseconds) in the middle, where people make them. */
export const thinkingAnswers: readonly (readonly [string, number, string])[] = [
  [
    'In my last job I was responsible for',
    1_000,
    'the night shift in a hospital, with two nurses and one doctor on call.',
  ],
  ['So the problem was that, um,', 1_500, 'our supplier had stopped sending the parts that we needed most.'],
  ['I talked to the customer, and', 2_000, 'we found a way to deliver half of the order by the end of the week.'],
  ['What I did first was to', 2_500, 'write down every step, and to ask the others what they saw.'],
  ['We had a project that was late because', 1_200, 'the people who wrote the plan had left the company in summer.'],
  ['Well,', 1_800, 'there was this one week when half of the team was ill and we had to choose what to leave out.'],
  ['I think the best example is', 2_200, 'the time when our server failed on a Sunday and I was alone.'],
  ['My part in it was', 1_400, 'to plan the work, to speak with the client, and to test the result.'],
  [
    'They asked me to lead the meeting, but',
    1_600,
    'I had never done that before, so I asked a colleague how to prepare.',
  ],
  ['After that we changed the', 2_400, 'way we hand over the work, and nobody missed a task again.'],
];

/** Slow speakers: a whole short sentence, or hardly a word, and a long first pause (milliseconds) before the story. */
export const slowAnswers: readonly (readonly [string, number, string])[] = [
  [
    'I was working in a hospital at that time.',
    1_800,
    'One night a patient fell, and I was the only nurse there. I called for help and stayed with him.',
  ],
  ['Okay.', 1_500, 'There was a week when our oven was broken, so I changed the whole menu and nobody noticed.'],
  [
    'That was in my second year as a teacher.',
    2_000,
    'One boy did not want to read, so I gave him books about cars, and after Easter he read aloud.',
  ],
  ['We had a delivery that came too late.', 1_200, 'I called every customer myself, and most of them thanked me.'],
  ['Good question.', 2_300, 'I think it was the time when I had to move our whole stock over one weekend.'],
];
