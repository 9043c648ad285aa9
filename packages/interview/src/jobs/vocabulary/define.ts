/** How a skill is asked about: something done, something used, a document held, a language, a manner. */
export type SkillKind = 'practice' | 'tool' | 'certificate' | 'language' | 'soft';

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

/**
 * The skills of one trade. Each list holds entries separated by semicolons or line ends: the name first, other spellings
 * and languages after bars. `=` before a spelling: only in these capitals; `?`: besides, only near its trade; `~`: in any
 * capitals, but only near its trade.
 */
export function trade(id: string, lists: Partial<Record<SkillKind, string>>): Term[] {
  const terms: Term[] = [];
  for (const kind of ['practice', 'tool', 'certificate', 'language', 'soft'] as const) {
    for (const entry of (lists[kind] ?? '').split(/[;\n]/)) {
      const [name, ...others] = entry.split('|').map((part) => part.trim());
      if (!name) continue;
      const first = aliasOf(name);
      terms.push({ name: first.text, kind, trade: id, aliases: [first, ...others.filter(Boolean).map(aliasOf)] });
    }
  }
  return terms;
}
