import { barHeights } from '../primitives/Bars/barHeights.ts';
import { type Fragment, html, raw } from './html.ts';
import { light } from './look.ts';

/** Attributes of every table that only lays things out. */
export const layout = raw('role="presentation" cellpadding="0" cellspacing="0" border="0"');

/** Height of the highest bar, in pixels. */
const high = 28;

const thin = 'font-size:0;line-height:0;';

/** The seven bars of a voice, made of table cells so that they show where pictures are blocked. */
export function voiceBars(): Fragment {
  const bars = barHeights.map((share) => {
    const height = Math.round(share * high);
    const style = `width:3px;height:${height}px;${thin}border-radius:2px;background:${light.accent}`;
    return html`<td valign="middle" style="padding:0 2px 0 0">
      <table ${layout}>
        <tr>
          <td class="bar" width="3" height="${height}" bgcolor="${light.accent}" style="${style}">&nbsp;</td>
        </tr>
      </table>
    </td>`;
  });
  return html`<table ${layout} aria-hidden="true">
    <tr>
      ${bars}
    </tr>
  </table>`;
}

/** Cells of one line, each as wide as its part; the last leaves paper. */
const cell = (share: number, style: string, name: string) => {
  const width = `${(share * 100).toFixed(1)}%`;
  return (
    share > 0.001 &&
    html`<td class="${name}" width="${width}" height="10" style="width:${width};height:10px;${thin}${style}">
      &nbsp;
    </td>`
  );
};

/** One bar. The words beside it say the same: readers aloud pass over it. */
export function barChart(share: number): Fragment {
  const length = Math.min(1, Math.max(0.01, share));
  return html`<table ${layout} width="100%" style="width:100%;table-layout:fixed" aria-hidden="true">
    <tr>
      ${cell(length, `border-radius:5px;background:${light.accent}`, 'bar')} ${cell(1 - length, '', '')}
    </tr>
  </table>`;
}
