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

/** Cells of one line, each as wide as its part; `colour` null leaves paper. */
function strip(height: number, cells: readonly { part: number; colour: string | null; name: string }[]): Fragment {
  const radius = height > 4 ? Math.round(height / 2) : 1;
  const shown = cells.filter(({ part }) => part > 0.001);
  const tds = shown.map(({ part, colour, name }) => {
    const width = `${(part * 100).toFixed(1)}%`;
    const style = `width:${width};height:${height}px;${thin}border-radius:${radius}px;${colour ? `background:${colour}` : ''}`;
    return colour
      ? html`<td class="${name}" width="${width}" height="${height}" bgcolor="${colour}" style="${style}">&nbsp;</td>`
      : html`<td width="${width}" height="${height}" style="${style}">&nbsp;</td>`;
  });
  return html`<table ${layout} width="100%" style="width:100%;table-layout:fixed">
    <tr>
      ${tds}
    </tr>
  </table>`;
}

const part = (value: number) => Math.min(1, Math.max(0, value));

/** One bar with the norm as a thin line under it. The words beside it say the same: readers aloud pass over it. */
export function barChart(share: number, band?: { readonly from: number; readonly to: number }): Fragment {
  const length = Math.max(0.01, part(share));
  const bar = strip(10, [
    { part: length, colour: light.accent, name: 'bar' },
    { part: 1 - length, colour: null, name: '' },
  ]);
  const [from, to] = band ? [part(band.from), part(band.to)] : [0, 0];
  const norm = strip(3, [
    { part: from, colour: null, name: '' },
    { part: to - from, colour: light.quiet, name: 'band' },
    { part: 1 - to, colour: null, name: '' },
  ]);
  return html`<table ${layout} width="100%" style="width:100%" aria-hidden="true">
    <tr>
      <td>${bar}</td>
    </tr>
    ${
      band &&
      html`<tr>
        <td style="padding-top:3px">${norm}</td>
      </tr>`
    }
  </table>`;
}
