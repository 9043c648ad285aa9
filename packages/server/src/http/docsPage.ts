import type { ApiDocument, ApiResponse, JsonSchema, Operation } from '@viva/api-client/openApi';

const style = `
:root { color-scheme: light dark; --line: #8886; --soft: #8881; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h2 { margin: 2.5rem 0 .5rem; text-transform: capitalize }
details { border: 1px solid var(--line); border-radius: 8px; margin: .5rem 0 }
summary { padding: .6rem .8rem; cursor: pointer }
details > div { padding: 0 .8rem .8rem }
code, pre { font: 14px/1.5 ui-monospace, monospace; overflow-wrap: anywhere }
pre { background: var(--soft); border-radius: 6px; padding: .6rem; overflow: auto; max-height: 24rem }
table { border-collapse: collapse; width: 100% } td, th { border-top: 1px solid var(--line); padding: .3rem .5rem; text-align: left; vertical-align: top }
.method { display: inline-block; min-width: 4rem; font-weight: 700 }
`;

/** The document as a page that can be browsed: no script, nothing from elsewhere. */
export function docsPage(document: ApiDocument): string {
  const { info, servers, paths } = document;
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const sections = [...Map.groupBy(all, ({ operation }) => operation.tags[0] ?? '')].map(
    ([tag, group]) =>
      `<h2>${escape(tag)}</h2>${group.map(({ path, method, operation }) => operationHtml(method, path, operation)).join('')}`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(info.title)}</title><style>${style}</style></head>
<body><main><h1>${escape(info.title)}</h1>
<p>Version ${escape(info.version)} · paths follow <code>${escape(servers[0]?.url ?? '')}</code> · <a href="openapi.json">openapi.json</a></p>
${info.description
  .split('\n\n')
  .map((part) => `<p>${marked(part)}</p>`)
  .join('')}
${sections.join('')}</main></body></html>
`;
}

function operationHtml(method: string, path: string, operation: Operation): string {
  const { summary, description, security, parameters, requestBody, responses } = operation;
  const login = security.length > 0 ? 'Bearer token needed. ' : 'No login needed. ';
  const rows = parameters.map(
    ({ name, in: place, required, schema }) =>
      `<tr><td><code>${escape(name)}</code></td><td>${place}${required ? '' : ', optional'}</td><td><code>${escape(JSON.stringify(schema))}</code></td></tr>`,
  );
  const body = requestBody?.content['application/json'];
  return `<details id="${escape(operation.operationId)}"><summary><code><span class="method">${method}</span>${escape(path)}</code><br>${escape(summary)}</summary><div>
<p>${login}${escape(description)}</p>
${rows.length > 0 ? `<h3>Parameters</h3><table>${rows.join('')}</table>` : ''}
${body ? `<h3>Request</h3>${schemaHtml(body.schema)}` : ''}
<h3>Replies</h3>${Object.entries(responses)
    .map(([status, reply]) => replyHtml(status, reply))
    .join('')}</div></details>`;
}

function replyHtml(status: string, { description, content }: ApiResponse): string {
  const [[type, { schema }] = ['', { schema: {} }]] = Object.entries(content);
  const shown = status === '200' ? schemaHtml(schema) : '';
  return `<p><strong>${status}</strong> ${marked(description)} <small>${escape(type)}</small></p>${shown}`;
}

const schemaHtml = (schema: JsonSchema) => `<pre>${escape(JSON.stringify(schema, undefined, 2))}</pre>`;

const marked = (text: string) => escape(text).replace(/`([^`]+)`/g, '<code>$1</code>');

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
