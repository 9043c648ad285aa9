import { LetterGrams } from '../encoder/letterGrams.ts';
import { dangerFrom } from '../danger/dangerIn.ts';
import { topicLabels } from '../asides/labels.ts';
import type { Task } from '../models.ts';
import { type Labeled, interviewTurns, labeled, momentTurns, privateTurns } from './corpora.ts';
import { markedAdverts } from './markedAdverts.ts';
import type { Measured } from './measured.ts';
import type { MeasuredAdverts } from './measuredAdverts.ts';
import type { MeasuredReplies, RepliesMeasured } from './measuredReplies.ts';

/** What must be reached, where it is known. */
const aims = { accuracy: 0.92, macroF1: 0.88, safety: 0.98, answersMistaken: 0.02 } as const;

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** `docs/understanding.md`: what is reached on texts that training never saw. */
export function pageOf(
  all: readonly Measured[],
  replies: RepliesMeasured,
  adverts: readonly MeasuredAdverts[],
): string {
  const turns = all.filter(({ task }) => task === 'turns');
  const stories = all.filter(({ task }) => task === 'stories');
  const danger = all.filter(({ task }) => task === 'danger');
  const complaints = all.filter(({ task }) => task === 'complaints');
  const choices = all.filter(({ task }) => task === 'choices');
  const asides = all.filter(({ task }) => task === 'asides');
  return `${[intro(), turnsPart(turns), repliesPart(replies), storiesPart(stories), dangerPart(danger), complaintsPart(complaints), choicesPart(choices), asidesPart(asides), advertsPart(adverts)].join('\n\n')}\n`;
}

const counted = (task: Task, part: 'train' | 'heldout') => byHands(labeled(task, part));
const byHands = (texts: readonly Labeled[]) =>
  `${texts.length.toLocaleString('en')} by ${new Set(texts.map(({ hand }) => hand)).size} hands`;

const intro = (): string => `# Understanding

How well the built-in interviewer understands. \`npm run train\` writes this page.

Words become vectors by a sentence encoder (all-MiniLM-L6-v2 in eight bits; where its model is missing, groups of letters).
On top of them small transformers ("heads", in \`packages/understanding/weights\`) tell what a turn is and what a sentence of an
answer does. Where the encoder's model is there, the listener reads turns, too: a second encoder, trained as a whole. Heads and
listener are trained on texts in \`packages/understanding/corpus\`, which were written and labeled by several hands who knew the guide
there and nothing of the code. Other hands wrote the texts that are held out; their figures are below.

| texts | to train with | held out |
|---|---|---|
| turns | ${counted('turns', 'train')} | ${counted('turns', 'heldout')} |
| turns of whole interviews | ${byHands(interviewTurns('train'))} | ${byHands(interviewTurns('heldout'))} |
| moments of interviews | ${byHands(momentTurns('train'))} | ${byHands(momentTurns('heldout'))} |
| answers with life in them | ${byHands(privateTurns('train'))} | ${byHands(privateTurns('heldout'))} |
| sentences of answers | ${counted('stories', 'train')} | ${counted('stories', 'heldout')} |
| danger, or none | ${counted('danger', 'train')} | ${counted('danger', 'heldout')} |
| complaints | ${counted('complaints', 'train')} | ${counted('complaints', 'heldout')} |
| choices | ${counted('choices', 'train')} | ${counted('choices', 'heldout')} |
| asides | ${counted('asides', 'train')} | ${counted('asides', 'heldout')} |
| job adverts | ${markedAdverts('train').length} | ${markedAdverts('heldout').length} |`;

function turnsPart(turns: readonly Measured[]): string {
  const cells = (of: (one: Measured) => string) => turns.map(of);
  const safety = (label: 'distress' | 'private') => (one: Measured) => percent(one.safety?.recall[label] ?? 0);
  return `## Turns

| held out | must | ${turns.map(({ encoder }) => encoder).join(' | ')} |
|---|---|---|${'---|'.repeat(Math.max(0, turns.length - 1))}
${row('label right', percent(aims.accuracy), ...cells(({ figures }) => percent(figures.accuracy)))}
${row('one of the labels that its writer gave', '', ...cells(({ figures }) => percent(figures.oneOfThem)))}
${row('macro F1', percent(aims.macroF1), ...cells(({ figures }) => percent(figures.macroF1)))}
${row('distress found', percent(aims.safety), ...cells(safety('distress')))}
${row('private matters found', percent(aims.safety), ...cells(safety('private')))}
${row('plain answers understood as answers', percent(1 - aims.answersMistaken), ...cells(({ safety: of }) => percent(1 - (of?.answersMistaken ?? 0))))}
${row('met with care, of those in need of it', '', ...cells(({ safety: of }) => percent(of?.metWithCare ?? 0)))}
${row('plain answers met with care', '', ...cells(({ safety: of }) => percent(of?.careWithoutNeed ?? 0)))}

The rows "found" count every sign. The last two rows count signs from 0.6 on, which are acted on.

Six hands wrote these turns. Of the first four, 93.5 % of labels are right, and 46 of 49 private turns and 47 of 49 in distress are found.
The last two, \`v5\` and \`v6\`, made theirs as hard as they could: 89.2 %, 40 of 50, and 46 of 50.
[Decision 39](decisions/0039-a-listener-of-its-own.md) has the figures without the listener. What limits them is how people label, too: each
of the hands names labels of theirs that could be another, about one in twenty.

${byLabel(turns)}

${turns.slice(0, 1).map(mistakesPart).join('')}`;
}

/** Longest text of a mistake that is shown, in characters. */
const mostShown = 160;
const shown = (text: string): string =>
  (text.length <= mostShown ? text : `${text.slice(0, mostShown)}…`).replaceAll(/[|*_<>`\\]/g, ' ');

const mistakesPart = ({ encoder, confusions = [], worst = [] }: Measured): string => `### What it mistakes

The ten most frequent confusions by ${encoder}, and its twenty surest mistakes.

| meant | taken for | texts |
|---|---|---|
${confusions.map(({ wanted, found, texts }) => row(wanted, found, texts)).join('\n')}

| words | meant | taken for |
|---|---|---|
${worst.map(({ text, wanted, found }) => row(shown(text), wanted, found)).join('\n')}`;

const countOf = (some: number, all: number): string => `${percent(some / all)} (${some} of ${all})`;

const repliesRows = (all: readonly MeasuredReplies[]): string => {
  const cells = (of: (one: MeasuredReplies) => string) => all.map(of);
  return `| held out | ${cells(({ encoder }) => encoder).join(' | ')} |
|---|${'---|'.repeat(all.length)}
${row('label right', ...cells(({ right }) => percent(right)))}
${row('plain answers understood as answers, without care', ...cells(({ answers }) => percent(answers)))}
${row('other turns understood', ...cells(({ others }) => percent(others)))}
${row('turns in need of care that get it', ...cells(({ met, inNeed }) => countOf(met, inNeed)))}
${row('turns in need of care that get it, or are thanked for', ...cells(({ noticed, inNeed }) => countOf(noticed, inNeed)))}
${row('other turns that get neither', ...cells(({ turns, inNeed, noticedWithoutNeed }) => countOf(turns - inNeed - noticedWithoutNeed, turns - inNeed)))}
${row('other turns that get no care', ...cells(({ turns, inNeed, careWithoutNeed }) => countOf(turns - inNeed - careWithoutNeed, turns - inNeed)))}
${row("turns without danger that don't stop the interview", ...cells(({ turns, inDanger, stoppedWithoutNeed }) => countOf(turns - inDanger - stoppedWithoutNeed, turns - inDanger)))}`;
};

const repliesPart = ({ interviews, moments, private: withLife }: RepliesMeasured): string => {
  const inDanger = (of: (one: MeasuredReplies) => number) => moments.map((one) => countOf(of(one), one.inDanger));
  return `## Turns as replies

In an interview it is known what was asked. There, a small model weighs what the heads read of the turn, of its sentences, and of the
question ([decision 36](decisions/0036-turns-are-read-as-replies.md)). With the learned encoder, the listener reads turn and question
once more, as one ([decision 39](decisions/0039-a-listener-of-its-own.md)). The tables above are of turns without a question, as in the
chat.

Different people wrote the texts to train with, those that thresholds were set on, and those that are held out. Three of the hands below
were read once, with and without the listener, after its share and thresholds were set. Four changes came after that: help that words of
danger call for stays, of an endless turn half as much is read, a sentence must be surer to be left out of a report, and each turn is read
once more without its question. In the whole interviews of \`vq\` (419 turns), 93.6 instead of 89.3 %
of labels were right, and 97.3 instead of 92.5 % of plain answers were understood; 8 instead of 5 of the 8 turns in need of care got it,
or were thanked for, and 1 instead of 4 stopped the interview without need. In the moments of \`vs\` (282), 85.8 instead of 81.6 % of labels
were right, and 41 instead of 31 of the 57 turns in need of care got it; of the 21 in danger, 8 stopped the interview as before, and 14
instead of 9 were met. In the answers of \`vt\` (100), 37 instead of 19 of the 50 with something private were noticed, and so were 13 instead of
3 of the 50 without. The answers of \`vu\` were
read once before the last of these changes and once after it: 29 of its 50 with something private were noticed both times. The other
hands were read several times before.
About ten very short turns ("nah next") are also, word for word, among those that the heads were trained with.

### Whole interviews

In these ([\`corpus/interviews.md\`](../packages/understanding/corpus/interviews.md)), labels are as frequent as in life: three turns in
four are answers. By the heads alone, without the question, and of the first two hands, 77.6 % of labels were right, 79.3 % of plain answers were understood, 15 of the 17 turns in need of
care got it, 21 others did, too, and 3 stopped the interview without need.

${repliesRows(interviews)}

### Moments

These ([\`corpus/moments.md\`](../packages/understanding/corpus/moments.md)) are what is rare in interviews: most people do something else
than answer, and some are in danger. By the heads alone, without the question, and of the first two hands, 77.8 % of labels were right, 81.6 % of plain answers were understood, 60 of the 101
turns in need of care got it, 10 others did, too, and of the 33 about danger 15 stopped the interview and 21 were met.

${repliesRows(moments)}
${row('turns about danger that stop the interview', ...inDanger(({ stoppedInDanger }) => stoppedInDanger))}
${row('turns about danger that get help or care', ...inDanger(({ metInDanger }) => metInDanger))}

### Answers with life in them

In half of these ([\`corpus/private.md\`](../packages/understanding/corpus/private.md)) something is private, mostly in half a sentence
of a story of work; the other half are their near twins, with nothing private. They show the weakest point still: more than one in four
goes unnoticed, and of those with nothing private one in seven is thanked for something. Before the listener, which is trained with such texts
and with the words that are private in them, 25 of the first 90 got care.

${repliesRows(withLife)}`;
};

const storiesPart = (stories: readonly Measured[]): string => `## Sentences of answers

| held out | ${stories.map(({ encoder }) => encoder).join(' | ')} |
|---|${'---|'.repeat(stories.length)}
${row('label right', ...stories.map(({ figures }) => percent(figures.accuracy)))}
${row('one of the labels that its writer gave', ...stories.map(({ figures }) => percent(figures.oneOfThem)))}
${row('macro F1', ...stories.map(({ figures }) => percent(figures.macroF1)))}

${byLabel(stories)}`;

const dangerPart = (danger: readonly Measured[]): string => `## Danger

Words that tell, or hint, of danger to a life stop the interview, kindly; words that may are met with care. Either puts the
helplines of the candidate's country on the screen, and neither is stored ([decision 24](decisions/0024-where-to-call.md)).

| held out | ${danger.map(({ encoder }) => encoder).join(' | ')} |
|---|${'---|'.repeat(danger.length)}
${row('right', ...danger.map(({ figures }) => percent(figures.accuracy)))}
${row('macro F1', ...danger.map(({ figures }) => percent(figures.macroF1)))}
${row('danger found', ...danger.map(({ figures }) => percent(figures.byLabel.get('danger')?.recall ?? 0)))}
${row('right where it was found', ...danger.map(({ figures }) => percent(figures.byLabel.get('danger')?.precision ?? 0)))}
${row('texts about danger that stop the interview', ...danger.map(({ inDanger }) => percent(inDanger?.stopped ?? 0)))}
${row('texts about danger that get help or care', ...danger.map(({ inDanger }) => percent(inDanger?.met ?? 0)))}

The last two rows show what the reading calls for. Words that the policy knows by itself ("kill myself") come on top of that. Danger
stops an interview from a probability of ${dangerFrom.sure} on; from ${dangerFrom.may} on it gets help.`;

const complaintsPart = (complaints: readonly Measured[]): string => `## Complaints

What a complaint is about tells what has to change for the rest of the interview
([\`corpus/complaints.md\`](../packages/understanding/corpus/complaints.md)): more time, fewer follow-ups, leave to skip the
question, or plainer words. The figures are of the first reading. Most of these lines avoid the words that one would look for, and out of an interview
many of them tell little. In reply to one of two questions, 43 of the 225 were taken for a complaint at all; the interview acts on 25 of these (from 0.8 on), and on
20 of them as their writers meant.

| held out | ${complaints.map(({ encoder }) => encoder).join(' | ')} |
|---|${'---|'.repeat(complaints.length)}
${row('label right', ...complaints.map(({ figures }) => percent(figures.accuracy)))}
${row('macro F1', ...complaints.map(({ figures }) => percent(figures.macroF1)))}

${byLabel(complaints)}`;

const choicesPart = (choices: readonly Measured[]): string => `## Choices

In coached practice, what is said in reply to the offer to try an answer again or to go on
([\`corpus/choices.md\`](../packages/understanding/corpus/choices.md)). Half of these lines were chosen because they are easily misread. What the interview does with them is told in [decision 40](decisions/0040-the-choice-after-feedback-is-learned.md).

| held out | ${choices.map(({ encoder }) => encoder).join(' | ')} |
|---|${'---|'.repeat(choices.length)}
${row('label right', ...choices.map(({ figures }) => percent(figures.accuracy)))}
${row('one of the labels that its writer gave', ...choices.map(({ figures }) => percent(figures.oneOfThem)))}
${row('macro F1', ...choices.map(({ figures }) => percent(figures.macroF1)))}

${byLabel(choices)}`;

const asidesPart = (asides: readonly Measured[]): string => `## Asides

What a sentence says to the interviewer besides an answer: a wish, or a question about one of ${topicLabels.length - 1} things
([\`corpus/asides.md\`](../packages/understanding/corpus/asides.md)). Silence counts as a mistake here. What the interview does with them is told in
[decision 45](decisions/0045-what-is-said-to-the-interviewer.md).

| held out | ${asides.map(({ encoder }) => encoder).join(' | ')} |
|---|${'---|'.repeat(asides.length)}
${row('label right', ...asides.map(({ figures }) => percent(figures.accuracy)))}
${row('one of the labels that it was given', ...asides.map(({ figures }) => percent(figures.oneOfThem)))}
${row('macro F1', ...asides.map(({ figures }) => percent(figures.macroF1)))}

${byLabel(asides)}`;

const advertsPart = (adverts: readonly MeasuredAdverts[]): string => `## Job adverts

Each line of an advert is told from the others by what it is about, and each word by whether it is a part of a skill's name,
of a duty, or of the title. The interview package picks eight skills of those named. Writers differ in what they mark as a
skill: of what counts as wrong here, much would pass. The adverts are by two hands who wrote them last; the figures are of
the first reading.

| held out | ${adverts.map(({ encoder }) => encoder).join(' | ')} |
|---|${'---|'.repeat(adverts.length)}
${row('label of a line right', ...adverts.map(({ lines }) => percent(lines)))}
${row('of the eight surest skills marked by the writer', ...adverts.map(({ precision }) => percent(precision)))}
${row('of as many skills marked by the writer found', ...adverts.map(({ recall }) => percent(recall)))}`;

/** Precision and recall of each label with the learned encoder. */
function byLabel(all: readonly Measured[]): string {
  const learned = all.find(({ encoder }) => encoder !== new LetterGrams().name) ?? all[0];
  const rows = [...(learned?.figures.byLabel ?? [])].map(([label, { precision, recall, n }]) =>
    row(label, percent(precision), percent(recall), n),
  );
  return `| label, by ${learned?.encoder ?? ''} | precision | recall | texts |\n|---|---|---|---|\n${rows.join('\n')}`;
}
