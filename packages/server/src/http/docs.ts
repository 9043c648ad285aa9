import { type ApiDocument, openApiDocument } from '@viva/api-client/openApi';
import type { FastifyInstance } from 'fastify';
import { docsPage } from './docsPage.ts';

/** Version of the API: it grows when a caller has to change. */
const version = '1.0.0';

/** The contract for machines at `openapi.json`, and for people at `docs`; both are made of the contract itself. */
export function docsRoutes(app: FastifyInstance, brand: { readonly name: string }, server: string): void {
  const document: ApiDocument = openApiDocument({ title: `${brand.name} API`, version, server });
  const json = JSON.stringify(document);
  const page = docsPage(document);
  app.get('/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(json));
  app.get('/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
}
