import {
  type ModelJobReading,
  acceptAnswerable,
  acceptJobReply,
  advertLines,
  answerableBrief,
  believedText,
  describedJob,
  jobBrief,
} from '../../packages/interview/src/index.ts';
import type { AdvertReader } from '../../packages/understanding/src/index.ts';
import type { MarkedAdvert } from '../../packages/understanding/src/training/markedAdverts.ts';
import { sameSkill, skillsOf } from '../../packages/understanding/src/training/measuredAdverts.ts';
import { type Asking, Calls } from './asking.ts';
import { sampledAdverts } from './samples.ts';

/** What was found in adverts, as counts: `wanted` are the skills that a person marked, eight of each at most. */
export interface AdvertFigures {
  titles: number;
  right: number;
  found: number;
  wanted: number;
}

/** What adverts showed. */
export interface MeasuredAdvertsByModel {
  readonly adverts: number;
  readonly builtIn: AdvertFigures;
  readonly model: AdvertFigures;
  /** Readings that could be used. */
  readonly accepted: number;
  readonly quotes: { readonly given: number; readonly verified: number };
  /** Questions that keep every rule, and those of them that a real candidate could answer, says the model itself. */
  readonly questions: { readonly asked: number; readonly answerable: number };
  readonly calls: Calls;
}

/** So many skills an interview is planned with. */
const most = 8;

/** Reads marked adverts by the built-in reader and by the model. */
export async function measureAdverts(
  asking: Asking,
  reader: AdvertReader,
  count: number,
  say: (what: string) => void,
): Promise<MeasuredAdvertsByModel> {
  const adverts = sampledAdverts(count);
  const [builtIn, model] = [noFigures(), noFigures()];
  const quotes = { given: 0, verified: 0 };
  const questions = { asked: 0, answerable: 0 };
  const calls = new Calls();
  let accepted = 0;
  for (const [at, advert] of adverts.entries()) {
    say(`advert ${at + 1} of ${adverts.length}`);
    const text = advert.lines.map((line) => line.text).join('\n');
    const { title, skills } = describedJob(await reader.read(advertLines(text)));
    compare(builtIn, advert, { title, skills: skills.map(({ name }) => name) });
    const read = await readAdvert(asking, text, calls);
    compare(model, advert, read ?? { title: '', skills: [] });
    if (!read) continue;
    accepted++;
    quotes.given += read.quotes.given;
    quotes.verified += read.quotes.verified;
    const second = await asking.ask(answerableBrief(read.title, read.questions), calls);
    questions.asked += read.questions.length;
    questions.answerable += acceptAnswerable(read.questions, second?.reply)?.length ?? 0;
  }
  return { adverts: adverts.length, ...{ builtIn, model, accepted, quotes, questions, calls } };
}

async function readAdvert(asking: Asking, text: string, calls: Calls): Promise<ModelJobReading | null> {
  const content = believedText(text);
  const asked = await asking.ask(jobBrief(content), calls);
  return asked ? acceptJobReply(content, asked.reply) : null;
}

const noFigures = (): AdvertFigures => ({ titles: 0, right: 0, found: 0, wanted: 0 });

function compare(
  figures: AdvertFigures,
  advert: MarkedAdvert,
  { title, skills }: { readonly title: string; readonly skills: readonly string[] },
): void {
  const marked = skillsOf(advert);
  const titles = advert.lines.flatMap((line) => (line.title ? line.text.slice(line.title.from, line.title.to) : []));
  figures.titles += titles.some((one) => sameSkill(one, title)) ? 1 : 0;
  figures.right += skills.filter((name) => marked.some((skill) => sameSkill(skill, name))).length;
  figures.found += skills.length;
  figures.wanted += Math.min(most, marked.length);
}
