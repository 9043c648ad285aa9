import { readFileSync } from 'node:fs';

const skillKinds = ['practice', 'tool', 'certificate', 'language', 'soft'] as const;
/** How a skill is asked about: something done, something used, a document held, a language, a manner. */
export type SkillKind = (typeof skillKinds)[number];

/** One way in which a skill is written. */
export interface Alias {
  text: string;
  /** Only in exactly these capitals: "Excel" the program, not "excel at". */
  exact: boolean;
  /** Only beside other words of its trade, since the word means other things too: "Go", "R", "Spark". */
  wary: boolean;
}

/** A skill of the vocabulary. */
export interface Term {
  /** As written inside a sentence: "wound care", "AutoCAD". */
  name: string;
  kind: SkillKind;
  trade: string;
  aliases: readonly Alias[];
}

/** Abbreviations that people write small too and that are no words of a language then. */
const alsoSmall = new Set(
  `SEO SQL CSS HTML PHP CRM AWS CNC HVAC VAT GDPR POS EPOS PLC ERP CAD MIG TIG BLS CPR ACLS KYC CMS HGV CSCS CCTV BIM VBA GMP MRI PCR
  FIFO RPA ETL MSSQL SIEM VPN DNS VOIP LIMS LMS ATS HRIS CPA ACCA CDL ADR FLT OSHA TEFL UAT PPC B2B B2C OOP TDD`.split(
    /\s+/,
  ),
);

function aliasOf(raw: string): Alias {
  const wary = raw.startsWith('?') || raw.startsWith('~');
  const marked = raw.startsWith('?') || raw.startsWith('=');
  const text = marked || wary ? raw.slice(1) : raw;
  // "SEA" is search advertising, "sea" is water.
  const abbreviation = /^[A-Z&]{2,4}$/.test(text) && !alsoSmall.has(text);
  return { text, exact: marked || abbreviation, wary };
}

const file = new URL('../../vocabulary/skills.tsv', import.meta.url);

/** A line of the file: a trade, a kind, and spellings between bars, the name first. */
function termOf(line: string): Term {
  const [trade = '', kind, spellings = ''] = line.split('\t');
  const known = skillKinds.find((one) => one === kind);
  const aliases = spellings.split(' | ').map(aliasOf);
  const [first] = aliases;
  if (!known || !first?.text) throw new Error(`no skill: ${line}`);
  return { name: first.text, kind: known, trade, aliases };
}

let read: readonly Term[] | undefined;

/**
 * Every skill that is known by name, from `vocabulary/skills.tsv`. Where two trades share a spelling, the earlier one has
 * it. `=` before a spelling: only in these capitals; `?`: besides, only near its trade; `~`: in any capitals, but only near
 * its trade.
 */
export const vocabulary = (): readonly Term[] =>
  (read ??= readFileSync(file, 'utf8').trimEnd().split('\n').map(termOf));
