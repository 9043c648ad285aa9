import { readFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { root } from './lib/paths.mjs';

/** Where sentences that people see or hear are written. */
const visible = [
  'packages/{ui,app,server,api-client}/src/**/*.{ts,tsx}',
  'packages/interview/src/{policy,bank,jobs/questions,plan,report,assess}/**/*.ts',
  'packages/interview/src/**/{phrases,facts,letter}/*.tsv',
  'packages/server/src/chat/knowledge/*.txt',
  'packages/ui/src/docs/*.mdx',
];
/** Tests, what a language model reads, and the chat's examples of what it doesn't know. */
const unseen = /\.(?:test|stories)\.tsx?$|\/testing\/|\/assess\/(?:anchors|model)\.ts$|\/elsewhere\.txt$/;

/** What not to say, and what to say instead: see `docs/voice.md`. */
const instead: readonly (readonly [RegExp, string])[] = [
  [/\bsomebody\b/i, 'someone, or name the person'],
  [/\bnobody\b/i, 'no one'],
  [/\beverybody\b/i, 'everyone'],
  [/\bwhoever\b/i, 'anyone who, or name the person'],
  [/\basks? back\b/i, 'follow up, or ask a follow-up question'],
  [/\bpractis(?:e|ed|es|ing)\b/i, 'practice'],
  [/\b(?:recognis|organis|analys|apologis)(?:e|ed|es|ing)\b/i, 'the American spelling, with a z'],
  [/\bcolours?\b/i, 'color'],
  [/\b(?:hold|holds|held) (?:an?|your|another|as many|the) (?:\w+ )?interviews?\b/i, 'do an interview'],
  [/\b(?:came|come|comes) of it\b/i, 'how it turned out, or the result'],
  [/\byou are heard\b/i, 'we can hear you'],
];

/** What the given text says against the guide. */
const faultsIn = (text: string): string[] =>
  instead.filter(([word]) => word.test(text)).map(([word, better]) => `${word.source}: say ${better}, in “${text}”`);

/** String literals, templates and text of JSX; not modules, styles, or errors thrown for programmers. */
function sentencesOf(path: string, source: string): string[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kind);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isTaggedTemplateExpression(node) && /^(?:styled|css|keyframes)/.test(node.tag.getText(file))) return;
    if (ts.isNewExpression(node) && node.expression.getText(file) === 'Error') return;
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateHead(node)) found.push(node.text);
    if (ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text.includes(' '));
}

/** Lines of a text file, without the questions that people ask in the chat, and without tags and imports. */
const linesOf = (source: string): string[] => source.split('\n').filter((line) => !/^(?:\?|<|import )/.test(line));

/** Texts of a file that has one of the words at all: few have, and reading them all as code takes long. */
const textsOf = (path: string): string[] => {
  const source = readFileSync(join(root, path), 'utf8');
  if (faultsIn(source).length === 0) return [];
  return /\.tsx?$/.test(path) ? sentencesOf(path, source) : linesOf(source);
};

it('finds what the guide says not to write', () => {
  expect(faultsIn('Somebody asks back.')).toHaveLength(2);
  expect(faultsIn('You can practise: hold an interview.')).toHaveLength(2);
  expect(faultsIn('Practice with someone who follows up.')).toEqual([]);
  expect(sentencesOf('x.tsx', 'const a = <p title="One two">Three {`four ${five} six seven`}</p>;')).toEqual([
    'One two',
    'six seven',
  ]);
});

it('people see and hear none of it', () => {
  const paths = globSync(visible, { cwd: root }).filter((path) => !unseen.test(`/${path}`));
  expect(paths.length).toBeGreaterThan(500);
  expect(
    paths.flatMap((path) =>
      textsOf(path)
        .flatMap(faultsIn)
        .map((fault) => `${path}: ${fault}`),
    ),
  ).toEqual([]);
});
