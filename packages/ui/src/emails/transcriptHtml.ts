import { type Fragment, html } from './html.ts';
import type { Transcript } from './letter.ts';
import { styles } from './styles.ts';

const lines = (text: string) => text.split('\n').map((line, i) => (i > 0 ? html`<br />${line}` : line));

/** Everything that was said, one paragraph a line: light on markup, since some programs cut messages over 100 kB. */
export function transcriptHtml({ heading, note, lines: said }: Transcript): Fragment {
  return html`<tr>
    <td class="rule" style="${styles.rule};padding:28px 0 20px">
      <h2 class="ink" style="${styles.h2}margin:0 0 12px">${heading}</h2>
      ${note && html`<p class="quiet" style="${styles.small}margin:0 0 20px">${note}</p>`}
      ${said.map(
        ({ time, speaker, own, mark, text }) =>
          html`<p class="quiet" style="${styles.small}margin:0">
              ${time}
              <b class="${own ? 'accent' : 'quiet'}" ${own && html` style="${styles.own}"`}>${speaker}</b
              >${mark && ` (${mark})`}
            </p>
            <p class="ink" style="${styles.paragraph}">${lines(text)}</p>`,
      )}
    </td>
  </tr>`;
}
