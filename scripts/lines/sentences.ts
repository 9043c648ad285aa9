import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../lib/paths.mjs';

/** The file of what {@link sentencesInCode} finds. */
export const sentencesFile = path.join(root, 'packages/interview/src/policy/sentences.txt');

/** Modules with no sentence of their own, and the phrases, of which a list exists. */
const elsewhere = [
  '**/*.test.ts',
  '**/testing/**',
  '**/phrases/{friendly,neutral,demanding}.ts',
  '**/phrases/probes/**',
];

/** A whole sentence, or several, as the interviewer says them. */
const spoken = /^[“"]?\p{Lu}.*[.?!:][”"]?$/su;
/** Stands for what is put into a text. */
const gap = '{}';

/**
 * The sentences that stand in the code of the interview's policy and of its plans, one a line: those of its texts that have nothing put into
 * them, in the order of their files.
 */
export function sentencesInCode(): string {
  const files = globSync('packages/interview/src/{policy,plan}/**/*.ts', { cwd: root, exclude: elsewhere });
  const texts = files.sort().flatMap((file) => textsIn(readFileSync(path.join(root, file), 'utf8')));
  const sentences = texts.flatMap((text) => text.split(/(?<=[.?!:}][”"]?) +(?=[“"]?\p{Lu})/u));
  return `${[...new Set(sentences)].filter((one) => spoken.test(one) && !/[{}]/.test(one)).join('\n')}\n`;
}

/** Texts in a module, with gaps where something is put in. */
function textsIn(code: string): string[] {
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    else if (ts.isTemplateExpression(node))
      found.push(node.head.text + node.templateSpans.map(({ literal }) => gap + literal.text).join(''));
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile('', code, ts.ScriptTarget.Latest));
  return found;
}
