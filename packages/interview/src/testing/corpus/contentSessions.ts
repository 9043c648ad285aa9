import type { SessionRecord } from '../../report/record.ts';
import { careTriples } from './contentCare.ts';
import { heldOut } from './contentHeldOut.ts';

import { instructions } from './contentInstructions.ts';
import { moreTriples } from './contentMore.ts';
import { officeTriples } from './contentOffice.ts';
import { serviceTriples } from './contentService.ts';
import { tradeTriples } from './contentTrades.ts';
import { levels, questionOf, scriptOf } from './contentTriple.ts';
import type { ContentTriple, Level, Told } from './contentTriple.ts';
import { makeSession } from './session.ts';
import type { ScriptedAnswer, SessionOptions } from './session.ts';

/** The triples that the rules were made with. */
export const tunedOn: readonly ContentTriple[] = [
  ...careTriples,
  ...tradeTriples,
  ...officeTriples,
  ...serviceTriples,
  ...moreTriples,
];
export { heldOut };
export const allTriples: readonly ContentTriple[] = [...tunedOn, ...heldOut];

/** An interview of one question, answered as told. */
export const sessionOf = (
  triple: ContentTriple,
  told: Told,
  options: SessionOptions = {},
  more: Partial<ScriptedAnswer> = {},
): SessionRecord =>
  makeSession(scriptOf(questionOf(triple), told, more), { title: triple.title, seed: triple.id, ...options }).record;

/** A session of which something is known. */
export interface ContentSession {
  readonly id: string;
  readonly kind: Level | 'fine' | 'off-topic' | 'instructing' | 'approximate' | 'empty' | 'mixed';
  readonly record: SessionRecord;
}

/** Said where nobody wants to say anything; each is an answer to every question of its interview. */
export const fine: readonly (readonly string[])[] = [
  ['It was fine.', 'Good, I think.', 'Yes, that was okay.', 'Fine.', 'It went well.', 'All good.'],
  [
    'Well it was fine, I mean, everything was good and I think it went okay, yes, it was really good in the end.',
    'I think I did that quite well, it was okay, nothing special, just normal work like always, you know.',
    'Yes, I have done that many times and it was always fine, I never really had a problem with it.',
    'It is okay. I like it. I think it is good and I would do it again the same way, yes.',
  ],
  [
    'I am hardworking, reliable and motivated, I am a real team player and I always give one hundred percent.',
    'I am a fast learner, I am flexible and passionate, and I am very good with people, that is my strength.',
    'My skills are excellent and I am a perfectionist. I am dedicated, loyal and I have a positive attitude.',
  ],
];

/** Texts that have nothing to do with any question of an interview. */
export const offTopic: readonly string[] = [
  'I really like cooking at home. Last Sunday I made a carbonara with my girlfriend, I bought the eggs at the market and we used 300 grams of spaghetti. Then we watched a movie about sharks and went to bed at eleven. The weather was nice, so the next day we went to the beach and I swam for an hour. In the end I got a sunburn, and since then I always take a hat with me.',
  'My favourite football club is Leeds United and I went to the match in April. We lost two to one, but the second half was exciting. I met my cousin there, we drank a beer and took the train home at ten. He has two dogs and a garden, and he told me about his holiday in Spain. I learned that the tickets are cheaper if you buy them in March.',
  'So I have been playing this computer game with dragons for three years now. You start in a village and you collect swords. Last month I finally killed the ice dragon after forty tries, I had to change my armour and I found a ring in a cave. After that I reached level 60. My brother was jealous because he is still at level 45.',
  'The thing with the climate is that it is getting hotter, and last summer we had 38 degrees in my town. I read an article about glaciers. They melted by ten percent. I bought a fan in July, and I planted two tomatoes on my balcony. In August they were red and I ate them with salt. My grandmother said they were the best.',
  'The moon is about 384 thousand kilometres away from the earth, and it takes 27 days to go around it once. The first people landed there in 1969. There is no air on it, and the sky is black even at noon. The moon pulls at the sea, which gives us the tides. It also moves away from us by four centimetres every year.',
  'Penguins live in the south and polar bears live in the north, so they never meet. The emperor is the largest penguin with 40 kilos. The male keeps the egg warm on his feet for two months while the female hunts fish. In a storm they stand together and take turns on the outside. I saw them in a film with my sister and I cried.',
];

const storyQuestions = allTriples.filter(({ question }) => /time|situation|disagree|mistake/i.test(question.text));
const at = <T>(list: readonly T[], i: number): T => {
  const found = list[i % list.length];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
};

const several = (texts: readonly (string | null)[], options: SessionOptions = {}, pace = 90): SessionRecord =>
  makeSession(
    texts.map((text, i) => ({ question: questionOf(at(storyQuestions, i)), text, pace })),
    { title: 'Interview', ...options },
  ).record;

const matched: ContentSession[] = allTriples.flatMap((triple) =>
  levels.map((level) => ({ id: `${triple.id}/${level}`, kind: level, record: sessionOf(triple, triple[level]) })),
);

const approximate = { name: 'pocketsphinx-en-us', approximate: true, fillers: false };

/** Every session of the corpus. */
export const contentSessions: readonly ContentSession[] = [
  ...matched,
  ...fine.map((texts, i) => ({ id: `fine/${i}`, kind: 'fine' as const, record: several(texts, {}, 60) })),
  ...offTopic.map((text, i) => ({
    id: `off-topic/${i}`,
    kind: 'off-topic' as const,
    record: several([text, at(offTopic, i + 1)]),
  })),
  ...tunedOn.slice(0, 8).map((triple, i) => ({
    id: `approximate/${i}`,
    kind: 'approximate' as const,
    record: sessionOf(triple, triple.strong, { recogniser: approximate }),
  })),
  ...tunedOn.slice(0, 6).map((triple, i) => ({
    id: `instructing/${i}`,
    kind: 'instructing' as const,
    record: several(instructions.filter((_, k) => k % 6 === i)),
  })),
  { id: 'empty/no-turns', kind: 'empty', record: { ...several([null]), turns: [] } },
  { id: 'empty/silent', kind: 'empty', record: several([null, null, null]) },
  { id: 'empty/skipped', kind: 'empty', record: several(['Skip, please.', 'next question please', 'pass']) },
  { id: 'empty/one-line', kind: 'empty', record: several(['I like working with people.', null, null]) },
  {
    id: 'mixed/one-of-five',
    kind: 'mixed',
    record: several(
      [at(storyQuestions, 0).strong, null, 'Skip.', null, "I don't know."].map((told) => told?.toString() ?? null),
    ),
  },
  {
    id: 'mixed/typed',
    kind: 'mixed',
    record: sessionOf(at(tunedOn, 0), at(tunedOn, 0).strong, {}, { typed: true }),
  },
];
