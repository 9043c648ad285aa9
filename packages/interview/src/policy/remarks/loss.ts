import { canonical } from './canonical.ts';

const person = String.raw`(?:mother|mum|mom|dad|father|parents?|brother|sister|son|daughter|wife|husband|partner|grand\w+|nan|baby|child|friend|girlfriend|boyfriend|aunt|uncle|cousin|colleague|patient|resident|pupil|student|boss|neighbour|he|she|they|client|guest)`;
const loss = new RegExp(
  String.raw`\b${person}(?: (?:had|has|who|suddenly|sadly|then|just|recently|unexpectedly|of mine|on our ward))* (?:died|passed away|passed on|was dying|were dying|had cancer|got cancer|was killed|killed (?:himself|herself|themselves))\b|\bi (?:had |'d |'ve |just )*lost my ${person}\b|\b(?:(?:my|his|her|our|their) (?:\w+ )?(?:\w+'s )?funeral|miscarriage|stillb\w+|terminally ill|bereave\w+|suicid\w+|took (?:his|her|their) own li\w+)\b|\bdeath of (?:my|our|a|the|his|her) ${person}\b|\bmy (?:\w+ )?cancer\b`,
);

/** Whether somebody's death or grave illness is told: kindness is due, and no word of it is taken up. */
export const tellsOfLoss = (text: string): boolean => loss.test(canonical(text));

/** Words that the interviewer never takes up from an answer. */
const delicate =
  /\b(?:mother|mum|mom|dad|father|parents?|brother|sister|son|daughter|grand\w+|nan|baby|aunt|uncle|cousin|relatives?|wife|husband|partner|girlfriend|boyfriend|spouse|child(?:ren)?|kids?|pregnan\w*|church|mosque|synagogue|illness\w*|disab\w+|fuck\w*|shit\w*|bitch\w*|bastard\w*|crap\w*|damn\w*|ass\w*hole|bloody|idiots?|moron\w*|stupid|death|dead|dying|funeral|cancer|suicid\w*|depress\w*|anxi\w*|panic\w*|burn ?out|breakdown|therap\w+|drugs?|alcohol\w*|drunk\w*|abus\w+|rape\w*|assault\w*|harass\w*|violen\w+|divorce\w*|prompts?|instructions?|scores?|marks?|rubric)\b/i;

/** Whether words are too private, too rough or too sad to be said back. */
export const isDelicate = (text: string): boolean => delicate.test(text);
