import { barChart, layout } from './charts.ts';
import { type Fragment, html } from './html.ts';
import type { Bar, Section } from './letter.ts';
import { styles } from './styles.ts';

function barHtml({ label, value, note, share }: Bar): Fragment {
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
        <td colspan="2" style="padding-top:8px">${barChart(share)}</td>
      </tr>`
    }
    ${
      note &&
      html`<tr>
        <td colspan="2"><p class="quiet" style="${styles.small}margin:4px 0 0">${note}</p></td>
      </tr>`
    }
  </table>`;
}

/** Bars under their heading. */
export function sectionHtml({ heading, value, bars }: Section): Fragment {
  return html`<tr>
    <td class="rule" style="${styles.rule};padding:28px 0 20px">
      <table ${layout} width="100%" style="width:100%;margin:0 0 12px">
        <tr>
          <td valign="baseline"><h2 class="ink" style="${styles.h2}">${heading}</h2></td>
          <td class="ink" valign="baseline" align="right" style="${styles.figure}padding-left:16px">${value}</td>
        </tr>
      </table>
      ${bars.map(barHtml)}
    </td>
  </tr>`;
}
