import { type Digests, digestOf } from './baselines.ts';
import { accept, acceptedPicture, decode, differing, explain, note, pixelsOf, same } from './picture.ts';
import { specification } from './specification.ts';
import type { Stage } from './stage.ts';
import type { Story } from './stories.ts';

const specified = new Map(specification.map((state) => [state.id, state]));

/** Takes a story's pictures and compares them, or accepts them when `updating`. Returns what is wrong. */
export async function compareStory(stage: Stage, story: Story, digests: Digests, updating: boolean): Promise<string[]> {
  const wrong: string[] = [];
  try {
    for (const [n, { name, width, theme }] of story.pictures.entries()) {
      await (n === 0 ? stage.show(story, width) : stage.resize(width));
      await stage.theme(theme);
      const difference = await compare(stage, `${story.id}/${name}`, digests, updating);
      if (difference !== undefined) wrong.push(`${name} ${difference}`);
    }
    const claimed = story.shows.flatMap((id) => specified.get(id) ?? []);
    for (const sentence of claimed.flatMap(({ shows }) => shows))
      if (!(await stage.shows(sentence))) wrong.push(`does not show “${sentence}”`);
    for (const sentence of claimed.flatMap(({ lacks }) => lacks))
      if (!(await stage.lacks(sentence))) wrong.push(`shows “${sentence}”`);
    // At last: what opened on a wide page may close on a narrow one.
    wrong.push(...(await lost(stage, story)));
  } catch (error) {
    stage.leave();
    wrong.push(String(error));
  }
  return wrong;
}

/**
 * Windows in which a story must lose nothing: a laptop's at a zoom of 200 %, and one as wide as 1,280 pixels at 400 % and as
 * high as a small phone, after the Web Content Accessibility Guidelines (1.4.4, Resize Text; 1.4.10, Reflow).
 */
const zoomed = { laptop: 640, narrowest: 320 };

async function lost(stage: Stage, { pictures }: Story): Promise<string[]> {
  const widths = [
    ...(pictures.some(({ width }) => width >= 768) ? [zoomed.laptop] : []),
    ...(pictures.some(({ width }) => width < 768) ? [zoomed.narrowest] : []),
  ];
  const wrong: string[] = [];
  for (const width of widths) {
    await stage.resize(width);
    for (const what of await stage.lost()) wrong.push(`at ${width} pixels ${what}`);
  }
  return wrong;
}

/** A page that is still moving gets two seconds. */
async function compare(stage: Stage, name: string, digests: Digests, updating: boolean): Promise<string | undefined> {
  const accepted = digests.get(name);
  let png = await stage.picture();
  if (digestOf(png) === accepted?.png) return undefined;
  let actual = await decode(png);
  if (pixelsOf(actual) === accepted?.pixels) {
    if (updating) note(name, actual, digests, png);
    return undefined;
  }
  const expected = await acceptedPicture(name);
  for (let tries = 0; tries < 10; tries++) {
    if (expected && differing(actual, expected) === 0) {
      if (updating) note(name, expected, digests, png);
      return undefined;
    }
    await new Promise((resolve) => setTimeout(resolve, 100 + 20 * tries));
    png = await stage.picture();
    const next = await decode(png);
    if (pixelsOf(next) === accepted?.pixels) return undefined;
    if (tries > 0 && same(actual, next)) break;
    actual = next;
  }
  if (!updating) return explain(name, actual, expected);
  await accept(name, actual, png, digests);
  return undefined;
}
