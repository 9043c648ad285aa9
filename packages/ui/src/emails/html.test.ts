import { expect, test } from 'vitest';
import { html } from './html.ts';

test('everything put into a template is escaped, in text and in attributes', () => {
  const said = `<script>alert("x")</script> & 'y'`;
  expect(html`<p title="${said}">${said}</p>`.toString()).not.toMatch(/<script|title="[^"]*"x/);
  expect(html`${said}`.toString()).toBe('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;y&#39;');
});

test('only what the tag made is kept as markup, in lists too', () => {
  expect(html`<p>${[html`<b>${'<'}</b>`, '<b>']}</p>`.toString()).toBe('<p><b>&lt;</b>&lt;b&gt;</p>');
});

test('nothing is written for null, undefined and false; nought is', () => {
  expect(html`${null}${undefined}${false}${0}`.toString()).toBe('0');
});

test('control characters are dropped, line breaks of what was put in stay', () => {
  expect(html`${'a\u0000b\u001b\nc'}`.toString()).toBe('ab\nc');
});

test('attributes on lines of their own stay apart', () => {
  const cell = html`<td class="a" width="6"></td>`;
  expect(cell.toString()).toMatch(/^<td class="a" width="6"\s*><\/td>$/);
});
