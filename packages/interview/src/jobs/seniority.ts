import type { AdvertReading } from '@viva/understanding';

/** How much experience a job asks for; it changes what is asked. */
export const seniorities = ['apprentice', 'junior', 'regular', 'senior', 'lead', 'head'] as const;
export type Seniority = (typeof seniorities)[number];

/** Words of titles, the most telling first. */
const inTitles: readonly (readonly [RegExp, Seniority])[] = [
  [/\b(?:apprentice\w*|trainee|intern|internship)\b/i, 'apprentice'],
  [
    /^head (?:of|chef|teacher|coach|brewer|\w+)\b|\b(?:director|chief(?! engineer| mate| officer)|vice president|vp|ceo|cto|cfo|coo|headteacher|principal(?! \w))\b/i,
    'head',
  ],
  [
    /\b(?:lead|leader|supervisor|foreman|forewoman|team manager|shift manager|manager|superintendent|charge|supervising)\b/i,
    'lead',
  ],
  [
    /\b(?:senior|sr|principal|staff (?=engineer|software|scientist|data)|expert|consultant|chief|advanced|highly specialist|founding|iii|iv)\b/i,
    'senior',
  ],
  [/\b(?:junior|jr|graduate|entry|beginner|helper|assistant (?=\w)|aide)\b/i, 'junior'],
];
/** Managers of things that are no people. */
const noLead =
  /\b(?:account|project|product|case|customer success|community|social media|property|(?<!(?:front|back) )office|program(?:me)?) manager\b/i;

const beginners =
  /\b(?:no (?:prior |previous )?experience (?:is )?(?:needed|necessary|required)|entry[- ]level|recent graduates?|school leavers?|we (?:will )?(?:fully )?train you|full training (?:is )?(?:given|provided)|0 ?[-–] ?[12] years?|freshers?|(?:[1-9]|1[0-8]) months?['’]? (?:of )?(?:\w+ )?exp\w+)\b/i;
const years = /\b(\d{1,2})\s?(?:\+|plus|or more)?\s?(?:[-–]|to)?\s?\d{0,2}\s?(?:\+|plus)?\s?(?:years?|yrs?)\b/gi;
/** Years of experience from which on somebody is senior. */
const seniorYears = 6;

const many = String.raw`(?:\d{1,3}|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a dozen|fifteen|twenty)`;
const people = String.raw`(?:\w+ ){0,2}(?:people|staff|employees|associates|colleagues|engineers|technicians|nurses|direct reports|reports|operatives|members)`;
const leading = String.raw`(?:lead|leads|leading|manage|manages|managing|line[- ]manages?|head|heads|heading|supervise|supervises|supervising|oversee|oversees|overseeing)`;
const team = String.raw`(?:team|staff|department|crew|gang|unit|kitchen|office)`;
/** What says that this post leads three people or more. */
const leadsTeam = new RegExp(
  String.raw`\b${leading} (?:(?:an? |the |our |your )?(?:[\w-]+ ){0,2}${team} of ${many}\b|(?:[^.;:!?]{0,90} with |a |our |your )?${many}(?: ${people}\b|(?=[.,;]| and\b|$)))`,
  'i',
);
const withTeam = new RegExp(
  String.raw`\b(?:with|and) (?:an? |your own )?(?:[\w-]+ )?(?:team|staff|department|crew) of ${many}\b`,
  'i',
);
/** Whom those report to who lead a department. */
const reportsHigh =
  /\breport(?:s|ing)? (?:directly )?(?:in)?to (?:the |our )?(?:C[EFOTIM]O|chief \w+ officer|managing director|board|owners?|founders?|president|vice president|director)\b/i;

/** What an advert's title says of seniority, or else whom the post leads, or the years that it asks for. */
export function seniorityOf(title: string, { lines }: AdvertReading): Seniority {
  const titled = inTitle(title);
  if (titled) return titled;
  if (
    lines.some(
      ({ label, text }) =>
        !['company', 'benefit', 'legal'].includes(label) &&
        (leadsTeam.test(text) || (reportsHigh.test(text) && withTeam.test(text))),
    )
  )
    return 'lead';
  const asked = lines.filter(({ label }) => label === 'requirement' || label === 'condition' || label === 'title');
  const most = Math.max(0, ...asked.flatMap(({ text }) => [...text.matchAll(years)].map(([, many]) => Number(many))));
  if (most >= seniorYears && most < 16) return 'senior';
  return most < 2 && lines.some(({ text }) => beginners.test(text)) ? 'junior' : 'regular';
}

/** What a title alone says of seniority; undefined when that is nothing. */
export function inTitle(title: string): Seniority | undefined {
  if (noLead.test(title)) return /\b(?:senior|sr|principal|founding|group)\b/i.test(title) ? 'senior' : undefined;
  return inTitles.find(([words]) => words.test(title))?.[1];
}
