import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumLaunch, samePixels } from '../scripts/chromium/launch.ts';
import { findCovered } from './covered.ts';
import { findCutOff } from './cut.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await chromium.launch({ headless: true, ...chromiumLaunch(samePixels) });
  page = await browser.newPage({ viewport: { width: 640, height: 400 } });
});
afterAll(() => browser.close());

/** What is cut off of this page, in a window of 640 by 400 pixels. */
async function cutOffOf(body: string): Promise<readonly string[]> {
  await page.setContent(`<!doctype html><body style="margin: 0; font: 16px/20px monospace">${body}</body>`);
  return page.evaluate(findCutOff);
}

/** What is covered in it, or stays outside of the window. */
async function coveredOf(body: string): Promise<readonly string[]> {
  await page.setContent(`<!doctype html><body style="margin: 0; font: 16px/20px monospace">${body}</body>`);
  return page.evaluate(findCovered);
}

const long = '<p style="block-size: 2000px">Long</p>';

test('a page that is wider than the window has to be scrolled sideways', async () => {
  expect(await cutOffOf('<pre style="inline-size: 700px">Wide</pre>')).toEqual([
    'has to be scrolled sideways: 700 px, pre “Wide”',
  ]);
});

test('a text, or a control, that a box cuts off is lost', async () => {
  const box = 'block-size: 30px; overflow: hidden';
  expect(await cutOffOf(`<div style="${box}">One<br>Two<br>Three</div>`)).toEqual([
    expect.stringMatching(/^“Two” is cut off by div “OneTwoThree” \(\d+ px\)$/u),
    expect.stringMatching(/^“Three” is cut off by div “OneTwoThree” \(\d+ px\)$/u),
  ]);
  expect(await cutOffOf(`<div style="${box}"><input style="block-size: 60px"></div>`)).toHaveLength(1);
});

test('a text that can be scrolled to is not lost, but one is whose scroller is cut off or lower than a line', async () => {
  const lines = 'One<br>Two<br>Three';
  expect(await cutOffOf(`<div style="block-size: 30px; overflow: auto">${lines}</div>`)).toEqual([]);
  expect(await cutOffOf(`<div style="block-size: 4px; overflow: auto">${lines}</div>`)).toHaveLength(3);
  const scroller = `<div style="block-size: 50px; overflow: auto">${lines}</div>`;
  expect(await cutOffOf(`<div style="block-size: 30px; overflow: hidden">${scroller}</div>`)).toHaveLength(3);
});

test('a long text of a field that does not scroll is lost', async () => {
  const field = (overflow: string) =>
    `<textarea style="block-size: 44px; overflow: ${overflow}">${'Much. '.repeat(60)}</textarea>`;
  expect(await cutOffOf(field('hidden'))).toEqual([expect.stringMatching(/^the text of textarea/)]);
  expect(await cutOffOf(field('auto'))).toEqual([]);
});

test('a sheet in the middle of a window that is lower than it is loses its beginning', async () => {
  const middle = 'position: fixed; inset: 0; display: grid; align-content: center';
  const sheet = '<div style="block-size: 600px">First</div>';
  expect(await cutOffOf(`<div style="${middle}">${sheet}</div>`)).toEqual([
    '“First” is cut off by the window (100 px)',
  ]);
  expect(await cutOffOf(`<div style="${middle}; overflow: auto">${sheet}</div>`)).toHaveLength(1);
  expect(await cutOffOf(`<div style="${middle}; align-content: start; overflow: auto">${sheet}</div>`)).toEqual([]);
});

test('a box around a containing block cuts off, one inside does not', async () => {
  const text = '<span style="position: absolute; inset-block-start: 100px">Said</span>';
  const box = 'block-size: 30px; overflow: hidden';
  expect(await cutOffOf(`<div style="${box}">${text}</div>`)).toEqual([]);
  expect(await cutOffOf(`<div style="${box}; position: relative">${text}</div>`)).toHaveLength(1);
});

test('what nobody is meant to see is not lost', async () => {
  const hidden = 'position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%)';
  expect(await cutOffOf(`<span style="${hidden}">For screen readers</span>`)).toEqual([]);
  for (const how of ['aria-hidden="true"', 'inert', 'hidden'])
    expect(await cutOffOf(`<div ${how}><div style="block-size: 0; overflow: hidden">Said</div></div>`)).toEqual([]);
});

test('an ellipsis loses what is nowhere in full', async () => {
  const text = (title: string) =>
    `<p ${title} style="inline-size: 60px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">Much said</p>`;
  expect(await cutOffOf(text('title="Much said"'))).toEqual([]);
  expect(await cutOffOf(text(''))).toHaveLength(1);
});

test('bars that stay must leave half of the window', async () => {
  const bar = (height: number) =>
    `<div style="position: sticky; inset-block-end: 0; block-size: ${height}px">Bar</div>`;
  expect(await coveredOf(long + bar(190))).toEqual([]);
  expect(await coveredOf(long + bar(260))).toEqual(['bars leave 140 px of the window: div “Bar”']);
});

test('what the keyboard comes to must not lie under a bar', async () => {
  const bar = '<div style="position: sticky; inset-block-end: 0; block-size: 60px; background: white">Bar</div>';
  const control = (margin: number) =>
    `${long}<button style="scroll-margin-block-end: ${margin}px">Save</button>${long}${bar}`;
  expect(await coveredOf(control(0))).toEqual(['button “Save” is covered by div “Bar”']);
  expect(await coveredOf(control(60))).toEqual([]);
});

test('upwards neither, under a bar at the head', async () => {
  const bar = '<div style="position: sticky; inset-block-start: 0; block-size: 60px; background: white">Bar</div>';
  const control = (margin: number) =>
    `${bar}${long}<button style="scroll-margin-block-start: ${margin}px">Save</button>${long}<button>Last</button>`;
  expect(await coveredOf(control(0))).toEqual(['button “Save” is covered by div “Bar”']);
  expect(await coveredOf(control(60))).toEqual([]);
});

test('a control of a bar that is higher than the window stays outside of it', async () => {
  const menu =
    '<ul style="position: absolute; block-size: 600px; display: grid; align-content: end"><a href="/">Last</a></ul>';
  expect(await coveredOf(`<div style="position: sticky; inset-block-start: 0">${menu}</div>${long}`)).toEqual([
    expect.stringMatching(/^a “Last” stays outside of the window/),
  ]);
});

test('the page is left as it was scrolled', async () => {
  await coveredOf(`${long}<button>Save</button><div style="position: fixed; inset-block-end: 0">Bar</div>`);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
