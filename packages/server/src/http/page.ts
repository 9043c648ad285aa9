import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import compress from '@fastify/compress';
import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import type { Config } from '../config.ts';
import { addressesFor } from './addresses.ts';
import { sendFailure } from './errors.ts';
import { readWrittenPages } from './writtenPages.ts';

const builtPage = fileURLToPath(new URL('../../../app/dist', import.meta.url));

/** Serves the built page, its configuration, and the headers that keep both safe. */
export async function pages(app: FastifyInstance, config: Config): Promise<void> {
  // Made once: the plugin for Fastify reads all its options anew for each request, a tenth of a small one's cost.
  const secure = helmet(helmetOptions(config));
  app.addHook('onRequest', (request, reply, next) => secure(request.raw, reply.raw, () => next()));
  app.addHook('onSend', async (_request, reply) => {
    void reply.header('permissions-policy', 'microphone=(self), camera=(), geolocation=()');
  });

  app.get('/config.js', { logLevel: 'silent' }, (request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(
        `window.VIVA_CONFIG = ${JSON.stringify(pageConfig(config, request.headers.host)).replaceAll('<', '\\u003c')};\n`,
      ),
  );

  const root = config.APP_DIST ?? builtPage;
  if (existsSync(root)) await builtPages(app, config, root);
  else app.setNotFoundHandler((_request, reply) => sendNothing(reply));
}

/** Pages behind links with a key: for whoever was given the link, never for a search engine. */
const ofOneReader = /^\/(shared|job|report)\//;

/** Serves what the build of the app has made: its files, and at each of its addresses a page. */
async function builtPages(app: FastifyInstance, config: Config, root: string): Promise<void> {
  const written = readWrittenPages(root);
  // Only what asks for it: answers of the API are small.
  await app.register(compress, { global: false });
  await app.register(serveStatic, {
    root,
    index: false,
    cacheControl: false,
    preCompressed: true,
    allowedPath: (path) => !/^\/(pages|\.vite)\b/.test(path),
    setHeaders: (reply, path) => {
      const hashed = /[\\/]assets[\\/]/.test(path);
      void reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.get('/manifest.webmanifest', { logLevel: 'silent' }, (_request, reply) =>
    reply.type('application/manifest+json').header('cache-control', 'no-cache').send(manifest(config.BRAND_NAME)),
  );
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? '';
    const known = written.has(path);
    if (!wantsPage(request, known)) return sendNothing(reply);
    void reply.code(known ? 200 : 404).header('cache-control', 'no-cache');
    if (ofOneReader.test(path)) void reply.header('x-robots-tag', 'noindex, nofollow');
    const html = written.html(path, {
      brandName: config.BRAND_NAME,
      supportEmail: config.SUPPORT_EMAIL,
      blogUrl: config.BLOG_URL.replace(/\/+$/, ''),
      origin: config.PUBLIC_URL?.replace(/\/+$/, '') ?? `http://127.0.0.1:${config.PORT}`,
    });
    return html === undefined ? reply.sendFile('index.html') : reply.type('text/html; charset=utf-8').compress(html);
  };
  app.get('/', { logLevel: 'silent' }, answer);
  app.setNotFoundHandler(answer);
}

const sendNothing = (reply: FastifyReply) => sendFailure(reply, 'not-found', 'There is nothing at this address.');

/** What a browser puts on a home screen. */
export const manifest = (name: string) => ({
  name,
  short_name: name,
  description: 'Practice job interviews by voice with an AI interviewer.',
  start_url: '/',
  display: 'standalone',
  background_color: '#FAF8F4',
  theme_color: '#FAF8F4',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});

/**
 * The page's own router answers addresses that a person may open. Whoever takes anything, as programs do that look whether
 * a page is there or show what a link leads to, gets those that the product has.
 */
function wantsPage({ method, url, headers }: FastifyRequest, known: boolean): boolean {
  const path = url.split('?')[0] ?? '';
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (/^\/(api|internal|assets)(\/|$)/.test(path)) return false;
  const { accept = '*/*' } = headers;
  return accept.includes('text/html') || (known && /(?:\*|text)\/\*/.test(accept));
}

/** What the page is told: where things are, and the brand. Nothing in it is secret. */
export function pageConfig(config: Config, host: string | undefined) {
  const { livekit, emulator } = addressesFor(config, host);
  return {
    backendUrl: '/api',
    livekitUrl: livekit,
    firebase: {
      apiKey: config.FIREBASE_API_KEY,
      projectId: config.FIREBASE_PROJECT_ID,
      authDomain: config.FIREBASE_AUTH_DOMAIN ?? `${config.FIREBASE_PROJECT_ID}.firebaseapp.com`,
      emulatorUrl: emulator,
    },
    ...(config.FIREBASE_MEASUREMENT_ID && {
      analytics: { measurementId: config.FIREBASE_MEASUREMENT_ID, appId: config.FIREBASE_APP_ID },
    }),
    logLevel: config.PAGE_LOG_LEVEL,
    brand: { name: config.BRAND_NAME, supportEmail: config.SUPPORT_EMAIL, blogUrl: config.BLOG_URL },
  };
}

const firebaseApis = 'https://identitytoolkit.googleapis.com https://securetoken.googleapis.com';

/** What Google Analytics through Firebase loads and talks to, as Google names it for such policies. */
const analytics = {
  scripts: ['https://*.googletagmanager.com'],
  images: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  calls: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
    'https://firebase.googleapis.com',
    'https://firebaseinstallations.googleapis.com',
  ],
};
const nobody: typeof analytics = { scripts: [], images: [], calls: [] };

function helmetOptions(config: Config) {
  const counting = config.FIREBASE_MEASUREMENT_ID ? analytics : nobody;
  const secure = config.PUBLIC_URL?.startsWith('https:') ?? false;
  const addresses = remembered((host: string | undefined) => {
    const { livekit, emulator } = addressesFor(config, host);
    const origin = new URL(livekit).origin === 'null' ? livekit : new URL(livekit).origin;
    return `${origin} ${origin.replace(/^ws/, 'http')} ${emulator ?? firebaseApis}`;
  });
  const media = ({ headers }: { headers: { host?: string | undefined } }) => addresses(headers.host);
  return {
    strictTransportSecurity: secure,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        scriptSrc: ["'self'", ...counting.scripts],
        // styled-components writes its rules into style elements.
        styleSrc: ["'self'", "'unsafe-inline'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...counting.images],
        mediaSrc: ["'self'", 'blob:', 'mediastream:'],
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        connectSrc: ["'self'", media, ...counting.calls],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
  };
}

/** Remembers the answers for the names by which visitors reach the page; made-up ones are not kept for long. */
function remembered(answer: (host: string | undefined) => string): (host: string | undefined) => string {
  const known = new Map<string | undefined, string>();
  return (host) => {
    const before = known.get(host);
    if (before !== undefined) return before;
    if (known.size >= 100) known.clear();
    const now = answer(host);
    known.set(host, now);
    return now;
  };
}
