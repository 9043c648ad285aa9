const capitals = new Set(
  `HR IT HGV LGV PCV LKW CNC SEO SEA PPC QA UX UI RN LPN CNA HVAC PHP SAP ERP CAD CAM SEN SEND TEFL EFL ESL ESOL ICU ITU ER A&E B2B B2C CRM
  PR PA AI ML BI SQL API AWS SRE CEO CFO CTO COO VP PE ICT DJ TV GP MFA ZFA PTA PKA CTA MTA SHK CDL SIA CCTV MIG TIG MAG WIG PLC SPS NHS
  KS1 KS2 KS3 KS4 EYFS MRI CT ECG R&D F&B P&L HSE EHS GIS ETL M&E CPC II III IV KFZ EDV SPA MOT NVQ DBA VFX 2D 3D CQP CDI EMT EMS ASC DTP AP AR FP&A KYC AML CI CD`
    .split(/\s+/)
    .filter((word) => word !== 'SPA'),
);
const small = new Set(
  'of the and for in to at a an on with de des du la le en y e et und für von der die das im'.split(' '),
);
const special: Readonly<Record<string, string>> = {
  devops: 'DevOps',
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  ios: 'iOS',
  'node.js': 'Node.js',
  '.net': '.NET',
  php: 'PHP',
  saas: 'SaaS',
};

function word(text: string, first: boolean, shout: boolean, joined: boolean): string {
  // The parts of "CDL-A" are no small words.
  if (joined && !shout && /^\p{Lu}{1,4}$/u.test(text)) return text;
  if (/^i{2,3}$|^iv$/i.test(text)) return text.toUpperCase();
  const known = special[text.toLowerCase()];
  if (known && (shout || text === text.toLowerCase() || text.toLowerCase() === 'devops')) return known;
  if (
    capitals.has(text.toUpperCase()) &&
    (shout || text.length > 2 || text === text.toUpperCase() || /^(?:hr|it)$/i.test(text)) &&
    !small.has(text.toLowerCase())
  )
    return text.toUpperCase();
  if (small.has(text.toLowerCase()) && !first) return shout ? text.toLowerCase() : text.toLowerCase();
  const base = shout ? text.toLowerCase() : text;
  if (/\p{Lu}/u.test(base.slice(1))) return base;
  return base.charAt(0).toLocaleUpperCase('en') + base.slice(1);
}

/** Capitals as on a name badge: each word but the small ones, abbreviations whole, nothing shouted. */
export function inTitleCase(title: string): string {
  const shout = !/\p{Ll}/u.test(title.replace(/\(.*\)/, '')) && title.replace(/[^\p{L}]/gu, '').length > 5;
  let first = true;
  return title
    .split(' ')
    .map((part) =>
      part
        .split(/([-/])/)
        .map((piece, _, pieces) => {
          if (!/[\p{L}\p{N}]/u.test(piece)) return piece;
          const cased = word(piece, first, shout, pieces.length > 1);
          first = false;
          return cased;
        })
        .join(''),
    )
    .join(' ');
}
