import { layout } from './charts.ts';
import { type Fragment, html } from './html.ts';
import type { Passage } from './letter.ts';
import { styles } from './styles.ts';

/** A claim, the words that it rests on, and what to make of them. */
export function passageHtml({ heading, claim, paragraphs, quote }: Passage): Fragment {
  return html`<tr>
    <td class="rule" style="${styles.rule};padding:28px 0 12px">
      <h2 class="accent" style="${styles.heading}">${heading}</h2>
      <p class="ink" style="${styles.claim}">${claim}</p>
      ${
        quote &&
        html`<table ${layout} width="100%" style="width:100%;margin:0 0 16px">
          <tr>
            <td class="mark" style="${styles.quote}">
              <p class="ink" style="${styles.quoted}">“${quote.text}”</p>
              <p class="quiet" style="${styles.small}margin:0">at ${quote.time}</p>
            </td>
          </tr>
        </table>`
      }
      ${paragraphs.map((text) => html`<p class="ink" style="${styles.paragraph}">${text}</p>`)}
    </td>
  </tr>`;
}
