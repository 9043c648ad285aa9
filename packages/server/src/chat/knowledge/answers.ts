import { readFileSync } from 'node:fs';
import { type PersonaId, personas } from '../persona.ts';

/** A part of the field, as far as a persona's manner depends on it. `talk` is small talk; `elsewhere` is what we don't know. */
export const areas = [
  'practice',
  'reports',
  'billing',
  'account',
  'technical',
  'privacy',
  'hiring',
  'company',
  'advice',
  'talk',
  'elsewhere',
] as const;
export type Area = (typeof areas)[number];

/** Something that the assistant can say. Texts may hold the places of `fill`. */
export interface Answer {
  /** `microphone/safari` is a narrower form of `microphone`. */
  readonly id: string;
  readonly area: Area;
  /** What it's about, as in "Is it about …?". */
  readonly about: string;
  /** What "it" means in a question that follows. */
  readonly it: string;
  readonly says: string;
  /** What more there is to say. */
  readonly more: string | undefined;
  readonly why: string | undefined;
  /** A sentence that one persona adds. */
  readonly adds: Partial<Readonly<Record<PersonaId, string>>>;
  /** How people ask for it. */
  readonly examples: readonly string[];
}

const line = /^(?:(#|\?) |(\w+): )(.+)$/;
const keys: ReadonlySet<string> = new Set(['about', 'it', 'says', 'more', 'why', ...Object.keys(personas)]);

/** Reads the blocks of a file: `# id`, then `key: text` and `? example`, one entry a line. @throws on any other line. */
export function parseAnswers(area: Area, text: string): Answer[] {
  return text
    .trim()
    .split(/\n\n+/)
    .map((block) => answerOf(area, block.split('\n')));
}

function answerOf(area: Area, lines: readonly string[]): Answer {
  const found = new Map<string, string[]>();
  for (const entry of lines) {
    const [, mark, key = mark ?? '', text = ''] = line.exec(entry) ?? [];
    if (!mark && !keys.has(key)) throw new Error(`${area}.txt has a line that can't be read: ${entry}`);
    found.set(key, [...(found.get(key) ?? []), text]);
  }
  const textOf = (key: string) => found.get(key)?.join('\n');
  const [id, about, says] = ['#', 'about', 'says'].map(textOf);
  if (!id || !about || !says) throw new Error(`${area}.txt has a block that's incomplete: ${lines[0]}`);
  const adds = Object.keys(personas).map((persona) => [persona, textOf(persona)] as const);
  return {
    id,
    area,
    about,
    it: textOf('it') ?? about,
    says,
    more: textOf('more'),
    why: textOf('why'),
    adds: Object.fromEntries(adds.filter(([, text]) => text !== undefined)),
    examples: found.get('?') ?? [],
  };
}

const fileOf = (area: Area) => readFileSync(new URL(`${area}.txt`, import.meta.url), 'utf8');

/** Everything that the built-in assistant can say. */
export const answers: readonly Answer[] = areas.flatMap((area) => parseAnswers(area, fileOf(area)));

const byId = new Map(answers.map((answer) => [answer.id, answer]));

/** The answer with an id. @throws when there's none. */
export function answerById(id: string): Answer {
  const answer = byId.get(id);
  if (!answer) throw new Error(`there's no answer ${id}`);
  return answer;
}

/** Whether it tells of the product or gives advice, rather than being small talk. */
export const isTopic = ({ area }: Answer): boolean => area !== 'talk' && area !== 'elsewhere';
