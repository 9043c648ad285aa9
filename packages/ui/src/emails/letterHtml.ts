import { layout, voiceBars } from './charts.ts';
import { type Fragment, html, raw } from './html.ts';
import type { Action, Letter, LetterPicture } from './letter.ts';
import { light, styleSheet } from './look.ts';
import { passageHtml } from './passageHtml.ts';
import { sectionHtml } from './sectionHtml.ts';
import { styles } from './styles.ts';
import type { EmailBrand } from './types.ts';

/** Outlook on Windows knows no max-width. */
const outlook = {
  open: raw('<!--[if mso]><table role="presentation" width="600" align="center"><tr><td><![endif]-->'),
  close: raw('<!--[if mso]></td></tr></table><![endif]-->'),
};

const header = (brand: EmailBrand) =>
  html`<tr>
    <td style="padding:0 0 32px">
      <table ${layout}>
        <tr>
          <td valign="middle" style="padding-right:10px">${voiceBars()}</td>
          <td class="ink" valign="middle" style="${styles.brand}">${brand.name}</td>
        </tr>
      </table>
    </td>
  </tr>`;

const button = ({ label, url, note }: Action, ruled: boolean) =>
  html`<tr>
    <td class="${ruled && 'rule'}" style="${ruled && `${styles.rule};padding-top:28px;`}padding-bottom:24px">
      <a class="button" href="${url}" style="${styles.button}">${label}</a>
      ${note && html`<p class="quiet" style="${styles.small}margin:24px 0 0">${note}<br /><a class="accent" href="${url}" style="${styles.link}">${url}</a></p>`}
    </td>
  </tr>`;

const link = ({ label, url }: Action) =>
  html`<p class="ink" style="${styles.paragraph}">
    ${label}:<br /><a class="accent" href="${url}" style="${styles.link}">${url}</a>
  </p>`;

const picture = ({ cid, alt, caption, width, height, url }: LetterPicture) =>
  html`<tr>
    <td style="padding:0 0 20px">
      <a href="${url}" style="text-decoration:none">
        <img src="cid:${cid}" alt="${alt}" width="${width}" height="${height}" style="${styles.picture}" />
      </a>
      ${caption && html`<p class="quiet" style="${styles.small}margin:8px 0 0">${caption}</p>`}
    </td>
  </tr>`;

function rowsOf(letter: Letter, brand: EmailBrand): readonly (Fragment | undefined | false | '')[] {
  const { kicker, title, opening, passages = [], summary, sections = [], action, more = [], closing } = letter;
  return [
    header(brand),
    html`<tr>
      <td style="padding:0 0 16px">
        ${kicker && html`<p class="quiet" style="${styles.kicker}">${kicker}</p>`}
        <h1 class="ink title" style="${styles.title}">${title}</h1>
        ${opening.map((text, i) => html`<p class="ink" style="${i === 0 ? styles.lead : styles.paragraph}">${text}</p>`)}
      </td>
    </tr>`,
    letter.picture && picture(letter.picture),
    ...passages.map(passageHtml),
    summary &&
      html`<tr>
        <td class="rule" style="${styles.rule};padding:28px 0 8px">
          <p class="ink" style="${styles.paragraph}">${summary}</p>
        </td>
      </tr>`,
    ...sections.map(sectionHtml),
    action && button(action, !summary && passages.length + sections.length > 0),
    more.length > 0 &&
      html`<tr>
        <td style="padding-bottom:16px">${more.map(link)}</td>
      </tr>`,
    html`<tr>
      <td>${closing.map((text) => html`<p class="quiet" style="${styles.small}">${text}</p>`)}</td>
    </tr>`,
  ];
}

/** The HTML part of an e-mail: tables and inline styles, 600 pixels at most, nothing loaded from outside. */
export function letterHtml(letter: Letter, brand: EmailBrand): string {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${letter.subject}</title>
        <style>
          ${styleSheet}
        </style>
      </head>
      <body class="paper" style="margin:0;padding:0;background:${light.paper}">
        <div style="display:none;max-height:0;overflow:hidden">${letter.preview}</div>
        <table
          ${layout}
          class="paper"
          width="100%"
          bgcolor="${light.paper}"
          style="width:100%;background:${light.paper}"
        >
          <tr>
            <td class="page" align="center" style="padding:40px 32px">
              ${outlook.open}
              <table
                ${layout}
                width="100%"
                align="center"
                style="width:100%;max-width:600px;margin:0 auto;text-align:left"
              >
                ${rowsOf(letter, brand)}
              </table>
              ${outlook.close}
            </td>
          </tr>
        </table>
      </body>
    </html>`;
  return page.toString();
}
