import { barChart, layout } from './charts.ts';
import { type Fragment, html } from './html.ts';
import type { Bar, Section } from './letter.ts';
import { styles } from './styles.ts';

const note = (text: string | undefined) =>
  text ? html`<p class="quiet" style="${styles.small}margin:4px 0 0">${text}</p>` : null;

function stacked({ label, value, note: more, lines = [], share, band }: Bar): Fragment {
  const shown = share === null ? 'quiet' : 'ink';
  return html`<table ${layout} width="100%" style="width:100%;margin:0 0 20px">
    <tr>
      <td class="ink" valign="top" style="${styles.label}padding-right:16px">${label}</td>
      <td class="${shown}" valign="top" align="right" style="${share === null ? styles.quietLabel : styles.value}">
        ${value}
      </td>
    </tr>
    ${
      share !== null &&
      html`<tr>
        <td colspan="2" style="padding-top:8px">${barChart(share, band)}</td>
      </tr>`
    }
    ${
      more &&
      html`<tr>
        <td colspan="2">${note(more)}</td>
      </tr>`
    }
    ${lines.map(
      (line) =>
        html`<tr>
          <td class="ink" colspan="2" style="padding-top:8px"><p class="ink" style="${styles.reason}">${line}</p></td>
        </tr>`,
    )}
  </table>`;
}

function inline({ label, value, note: more, share, band }: Bar): Fragment {
  return html`<tr>
      <td class="quiet" width="96" valign="middle" style="${styles.quietLabel}width:96px;padding:5px 12px 5px 0">
        ${label}
      </td>
      <td valign="middle" style="padding:5px 0">${share !== null && barChart(share, band)}</td>
      <td class="ink" width="56" valign="middle" align="right" style="${styles.value}padding:5px 0 5px 12px">
        ${value}
      </td>
    </tr>
    ${
      more &&
      html`<tr>
        <td></td>
        <td colspan="2" style="padding-bottom:8px">${note(more)}</td>
      </tr>`
    }`;
}

const barsOf = ({ bars, layout: kind }: Section) =>
  kind === 'stacked'
    ? bars.map(stacked)
    : html`<table ${layout} width="100%" style="width:100%;margin:0 0 12px">
        ${bars.map(inline)}
      </table>`;

/** A figure with its chart. */
export function sectionHtml(section: Section): Fragment {
  const { heading, value, paragraphs, after = [], legend, source, bars } = section;
  const small = (text = '') => text && html`<p class="quiet" style="${styles.small}">${text}</p>`;
  const sentence = (text: string) => html`<p class="ink" style="${styles.paragraph}">${text}</p>`;
  return html`<tr>
    <td class="rule" style="${styles.rule};padding:28px 0 20px">
      <table ${layout} width="100%" style="width:100%;margin:0 0 12px">
        <tr>
          <td valign="baseline"><h2 class="ink" style="${styles.h2}">${heading}</h2></td>
          ${value !== null && html`<td class="ink" valign="baseline" align="right" style="${styles.figure}padding-left:16px">${value}</td>`}
        </tr>
      </table>
      ${paragraphs.map(sentence)} ${bars.length > 0 && barsOf(section)} ${after.map(sentence)} ${small(legend)}
      ${small(source)}
    </td>
  </tr>`;
}
