/** Abbreviations with a full stop that never end a sentence: a name or a number follows. */
const titles: Readonly<Record<string, string>> = {
  Dr: 'doctor',
  Mr: 'mister',
  Mrs: 'missus',
  Ms: 'miz',
  Prof: 'professor',
  Rev: 'reverend',
  Capt: 'captain',
  Lt: 'lieutenant',
  Sgt: 'sergeant',
  Gov: 'governor',
  Sen: 'senator',
  St: 'saint',
  Mt: 'mount',
  Fig: 'figure',
};

/** Abbreviations whose full stop may end the sentence as well. */
const others: Readonly<Record<string, string>> = {
  'e.g': 'for example',
  'i.e': 'that is',
  etc: 'et cetera',
  vs: 'versus',
  v: 'versus',
  approx: 'approximately',
  dept: 'department',
  depts: 'departments',
  est: 'estimated',
  max: 'maximum',
  min: 'minimum',
  avg: 'average',
  misc: 'miscellaneous',
  incl: 'including',
  excl: 'excluding',
  resp: 'respectively',
  mgmt: 'management',
  mgr: 'manager',
  asst: 'assistant',
  govt: 'government',
  qty: 'quantity',
  temp: 'temperature',
  ext: 'extension',
  appt: 'appointment',
  hr: 'hour',
  hrs: 'hours',
  yr: 'year',
  yrs: 'years',
  mins: 'minutes',
  secs: 'seconds',
  lbs: 'pounds',
  Jr: 'junior',
  Sr: 'senior',
  Inc: 'incorporated',
  Ltd: 'limited',
  Corp: 'corporation',
  Co: 'company',
  Bros: 'brothers',
  Ave: 'avenue',
  Blvd: 'boulevard',
  Rd: 'road',
  Univ: 'university',
  Mon: 'Monday',
  Tue: 'Tuesday',
  Tues: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Thurs: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
};

/** Of the above, those that are written without a full stop too. */
const withoutStop: Readonly<Record<string, string>> = {
  etc: 'et cetera',
  vs: 'versus',
  approx: 'approximately',
  dept: 'department',
  mgmt: 'management',
  hrs: 'hours',
  yrs: 'years',
  Mr: 'mister',
  Mrs: 'missus',
  Dr: 'doctor',
  Ms: 'miz',
};

const dotted = (names: readonly string[]): string =>
  names.map((name) => name.replaceAll('.', String.raw`\.`)).join('|');
const titlePattern = new RegExp(String.raw`\b(${dotted(Object.keys(titles))})\.\s?(?=[A-Z\d])`, 'g');
const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const otherNames = Object.keys(others).flatMap((name) => [...new Set([name, capital(name)])]);
const otherPattern = new RegExp(String.raw`(?<![\w.])(${dotted(otherNames)})\.(?=(\s*$|\s+[A-Z])|)`, 'g');
const barePattern = new RegExp(String.raw`(?<![\w.'-])(${Object.keys(withoutStop).join('|')})(?![\w.'-])`, 'g');

/** "U.S." ends a sentence before words that begin questions; before a name it does not. */
const initials =
  /\b((?:[A-Z]\.){2,})(?=(\s*$|\s+(?:And|Are|Can|Could|Did|Do|Have|How|I|If|Is|In|It|So|Tell|Thank|Thanks|That|The|Then|This|Walk|Was|We|What|When|Where|Which|Who|Why|Would|You)\b)|)/g;

/** Abbreviations that need their capital or small letter: "Co." is a company, "v." stands between parties, "no." is an answer. */
const exact = new Set(['v', 'est', 'max', 'min', 'temp', 'Co', 'Sat', 'Mon', 'Wed', 'Fri', 'Rd', 'Ave']);

/** Which need a name or a number before: a bare "min." or "sat." may end a sentence as a word. */
function spokenFor(name: string): string | undefined {
  if (exact.has(name)) return others[name];
  return others[name] ?? others[name.toLowerCase()];
}

/** "Dr. Lee" as "doctor Lee", "e.g." as "for example". A full stop that also ends the sentence stays. */
export function abbreviationsInWords(text: string): string {
  return text
    .replace(titlePattern, (_whole, name: string) => `${titles[name] ?? name} `)
    .replace(otherPattern, (whole, name: string, end: string | undefined) => {
      const lower = name.toLowerCase();
      const isWord =
        end !== undefined && /^(?:co|sat|mon|wed|fri|min|max|temp|est|ext|v|thu)$/.test(lower) && lower === name;
      const spoken = isWord ? undefined : spokenFor(name);
      if (spoken === undefined) return whole;
      return spoken + (end === undefined || /^(?:e\.g|i\.e|vs|v)$/.test(lower) ? '' : '.');
    })
    .replace(barePattern, (whole, name: string) => withoutStop[name] ?? whole)
    .replace(
      initials,
      (_whole, letters: string, end: string | undefined) =>
        letters.slice(0, -1).replaceAll('.', '-') + (end === undefined ? '' : '.'),
    );
}
