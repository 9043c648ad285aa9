import { plain } from './words.ts';

/** What people have, or are, that is nobody's business in an interview. */
const state =
  '(?:depress\\w+|autis\\w+|pregnan\\w+|epilep\\w+|disab\\w+|deaf|blind|diabet\\w+|dyslexi\\w+|adhd|hiv|aids|cancer|bipolar|anxi\\w+|burn(?:ed|t)? ?-?out|ptsd|stroke|surgery|chemo\\w*|therapy|medication|wheelchair|prosthe\\w+|migraines?|asthma|arthritis|panic attacks?|seizures?|hearing (?:aids?|loss)|ill|sick|in recovery|sober|an? (?:alcoholic|addict|refugee|immigrant|single (?:mother|mom|mum|father|dad|parent)|carer|widow\\w*|son|daughter|baby|child|kid|miscarriage|criminal record|conviction|record)|divorc\\w+|separated|widowed|gay|lesbian|trans(?:gender)?|bisexual|non-?binary|muslim|jewish|christian|hindu|sikh|buddhist|religious|in (?:prison|jail)|convicted|homeless|too old|(?:\\d\\d|fifty|sixty|seventy)(?:[- ]\\w+)?(?: years old)?$|(?:\\w+ )?(?:kids|children))';
const own =
  '(?:depression|anxiety|autism|adhd|epilepsy|pregnancy|maternity|disability|illness|condition|diagnosis|cancer|surgery|treatment|therapy|therapist|medication|wheelchair|prosthe\\w+|hearing|migraines?|diabetes|asthma|panic attacks?|seizures?|miscarriage|divorce|separation|religion|faith|age|sexuality|transition|criminal record|conviction|asylum|health|back|knees?|hip|menopause|kids?|children|child|son|daughter|baby|husband|wife|partner|boyfriend|girlfriend|mother|mom|mum|father|dad|parents?|brother|sister|grand\\w+|accident|scars?|accent|headscarf|hijab|turban)';

const matters: readonly RegExp[] = [
  new RegExp(`\\bmy (?:\\w+ ){0,2}${own}\\b`),
  new RegExp(
    `\\b(?:i am|i'm|im|i was|i have|i've|ive|i had|i got|i get|i use|i take|i need|i suffer from|i live with)(?: been| got)?(?: \\w+){0,3}? ${state}(?:\\b|$)`,
  ),
];

/** Whether a question or a request tells of its speaker's health, family, faith, age, past, or the like. */
export const tellsOwnMatter = (text: string): boolean => {
  const said = plain(text);
  return matters.some((matter) => matter.test(said));
};
