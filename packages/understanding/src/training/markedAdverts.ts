import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type LineLabel, type NamedSkillKind, lineLabels } from '../adverts/labels.ts';

const corpus = path.join(import.meta.dirname, '../../corpus/jobs');

/** Where something stands in a line. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A line of an advert and what a person marked in it. */
export interface MarkedLine {
  readonly label: LineLabel;
  readonly text: string;
  readonly skills: readonly (Span & { readonly kind: NamedSkillKind })[];
  readonly duties: readonly Span[];
  readonly title: Span | undefined;
}

export interface MarkedAdvert {
  readonly name: string;
  readonly lines: readonly MarkedLine[];
  readonly seniority: string;
}

/** All adverts to train on, or those held out. @throws when a line is none. */
export const markedAdverts = (part: 'train' | 'heldout'): MarkedAdvert[] =>
  advertFiles(part).map((file) => markedAdvert(path.basename(file, '.tsv'), readFileSync(file, 'utf8')));

export const advertFiles = (part: 'train' | 'heldout'): string[] =>
  readdirSync(path.join(corpus, part))
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .map((name) => path.join(corpus, part, name));

function markedAdvert(name: string, file: string): MarkedAdvert {
  const lines: MarkedLine[] = [];
  let seniority = 'unclear';
  for (const line of file.split('\n').filter((one) => one.trim() !== '')) {
    const [label = '', marked = ''] = line.split('\t');
    if (label === 'seniority') {
      seniority = marked.trim();
      continue;
    }
    const known = lineLabels.find((one) => one === label);
    if (!known || !marked) throw new Error(`no labeled line of ${name}: ${line}`);
    lines.push(unmarked(known, marked));
  }
  return { name, lines, seniority };
}

const kindOf: Readonly<Record<string, NamedSkillKind>> = { '*': 'manner', '~': 'language', '!': 'certificate' };

/** A line without its marks, and where they stood. */
function unmarked(label: LineLabel, marked: string): MarkedLine {
  let text = '';
  const skills: (Span & { kind: NamedSkillKind })[] = [];
  const duties: Span[] = [];
  let title: Span | undefined;
  let skill: { from: number; kind: NamedSkillKind } | undefined;
  let duty: number | undefined;
  let titleFrom: number | undefined;
  for (let at = 0; at < marked.length; at++) {
    const sign = marked.charAt(at);
    const kind = kindOf[marked.charAt(at + 1)];
    switch (sign) {
      case '[':
        skill = { from: text.length, kind: kind ?? 'skill' };
        if (kind) at++;
        break;
      case ']':
        if (skill) skills.push({ ...skill, to: text.length });
        skill = undefined;
        break;
      case '<':
        duty = text.length;
        break;
      case '>':
        if (duty !== undefined) duties.push({ from: duty, to: text.length });
        duty = undefined;
        break;
      case '{':
        titleFrom = text.length;
        break;
      case '}':
        if (titleFrom !== undefined) title = { from: titleFrom, to: text.length };
        break;
      default:
        text += sign;
    }
  }
  return { label, text, skills, duties, title };
}
