/**
 * Builds Storybook, takes a picture of every story and compares them. `--update` accepts what is there now, `--built`
 * takes the Storybook that was built last, `--totals FILE` writes how many passed and what failed. Words choose the stories
 * named so, `--story NAME` those of exactly these names. A story that an earlier run found right, and that nothing has
 * changed since, is not shown again unless `--fresh` is given or it is chosen.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { diffFolder, readDigests, removeUnwanted, writeDigests } from './baselines.ts';
import { chosen } from './chosen.ts';
import { openMarks } from '../scripts/test/marks.ts';
import { digestOf } from '../scripts/test/sources.ts';
import { compareStory } from './compare.ts';
import { buildStorybook } from './buildStorybook.ts';
import { brokenDocs } from './docsPages.ts';
import { inventory } from './inventory.ts';
import { serveStorybook } from './serveStorybook.ts';
import { writeReadmePictures } from './readme.ts';
import { Stage } from './stage.ts';
import { storyDigests } from './unchanged.ts';
import { writeStatesPage } from './statesPage.ts';
import { groupsOf, readDocs, readStories, type Story } from './stories.ts';

const { values, positionals } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    totals: { type: 'string' },
    story: { type: 'string', multiple: true, default: [] },
  },
  allowPositionals: true,
});
const since = (from: number) => `${((performance.now() - from) / 1000).toFixed(1)} s`;

if (!values.built) {
  const from = performance.now();
  await buildStorybook();
  console.log(`Storybook built in ${since(from)}`);
}
const stories = readStories();
const digests = readDigests();
const marks = openMarks('stories');
const digestOfStory = await storyDigests(digests);
const asked = askedFor();
const everything = values.fresh || values.update || asked !== undefined;
const known = new Set(everything ? [] : stories.filter((story) => marks.has(digestOfStory(story))));
const wanted = (asked ?? stories).filter((story) => !known.has(story));
/** Digests of the stories that were found right at the first try. */
const right: string[] = [];
/** Digests of the others: an earlier run that found them right is not believed any more. */
const doubtful: string[] = [];
if (values.update) {
  removeUnwanted(stories, digests);
  writeStatesPage(stories);
}
rmSync(diffFolder, { recursive: true, force: true });

const from = performance.now();
const failed: { readonly name: string; readonly file?: string; readonly reason: string }[] = [];
const groups = [...groupsOf(wanted)];
const { port, close } = await serveStorybook();

/** With so many failed, it is the stories that changed. */
const fewestOfAChange = 20;

/** What is accepted of a story just now. */
const acceptedOf = (story: Story): string =>
  story.pictures.map(({ name }) => digests.get(`${story.id}/${name}`)?.pixels).join();

/** One browser's share of the groups. */
async function takePictures(): Promise<void> {
  const stage = await Stage.open(port);
  for (let group = groups.shift(); group; group = groups.shift()) {
    stage.leave();
    for (const story of group) {
      const before = acceptedOf(story);
      let wrong = await compareStory(stage, story, digests, values.update);
      const secondTry = wrong.length > 0;
      if (wrong.length === 0 && acceptedOf(story) !== before) {
        // What a busy machine showed once must not be what is expected from now on.
        stage.leave();
        wrong = (await compareStory(stage, story, digests, false)).map(
          (what) => `accepted, but at a second look: ${what}`,
        );
      } else if (wrong.length > 0 && failed.length < fewestOfAChange) {
        // Once more on a page of its own: a busy machine, or the stories before it, must not be what differs.
        const first = wrong;
        stage.leave();
        wrong = await compareStory(stage, story, digests, values.update);
        if (wrong.length === 0) console.log([`  ${story.name} only at the second try`, ...first].join('\n    '));
      }
      if (wrong.length > 0) failed.push({ name: story.name, file: story.file, reason: wrong.join('\n') });
      (wrong.length > 0 || secondTry ? doubtful : right).push(digestOfStory(story));
    }
  }
  await stage.close();
}
// One more than cores, since each waits for frames now and then.
await Promise.all(Array.from({ length: availableParallelism() + 1 }, takePictures));
const docs = digestOf(...stories.map(digestOfStory));
const docsKnown = asked !== undefined || (!everything && marks.has(docs));
const broken = docsKnown ? [] : await brokenDocs(port, readDocs());
if (!docsKnown && broken.length === 0) right.push(docs);
await close();
if (!docsKnown && broken.length > 0) doubtful.push(docs);
marks.add(right);
marks.remove(doubtful);
if (values.update) {
  writeDigests(digests);
  await writeReadmePictures();
}

const rules =
  asked !== undefined
    ? []
    : [...inventory(stories, digests), { name: 'Pages of the documentation have no errors', wrong: broken }];
for (const { name, wrong } of rules) if (wrong.length > 0) failed.push({ name, reason: wrong.join('\n') });
const passed = known.size + wanted.length + rules.length - failed.length;
failed.sort((a, b) => a.name.localeCompare(b.name));
for (const { name, reason } of failed) console.log(`✗ ${name}\n  ${reason.replaceAll('\n', '\n  ')}`);
const pictures = wanted.reduce((sum, story) => sum + story.pictures.length, 0);
console.log(
  `${wanted.length} stories, ${pictures} pictures in ${since(from)}: ${passed} as they were, ${failed.length} changed or failed`,
);
if (known.size > 0)
  console.log(`${known.size} of them have not changed since a run that found them right: not shown again.`);
if (failed.length > 0)
  console.log('Where a change is meant, accept it with `npm run test:visual:update` and look at the new pictures.');
if (values.totals !== undefined)
  writeFileSync(values.totals, JSON.stringify({ passed, failed: failed.length, failures: failed }));
process.exit(failed.length === 0 ? 0 : 1);

/** The stories that were asked for; undefined for all of them, and where a name is not a story's but a rule's. */
function askedFor(): readonly Story[] | undefined {
  if (positionals.length > 0) return chosen(stories, positionals);
  const exact = stories.filter(({ name }) => values.story.includes(name));
  return exact.length > 0 && exact.length === values.story.length ? exact : undefined;
}
