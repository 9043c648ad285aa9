import { StrictMode, type PropsWithChildren } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { Product } from '../app/Product.tsx';
import { createAuthStore } from '../features/auth/index.ts';
import { standInConfig } from './standIns.ts';

/** A page's content and the styles that it uses, as HTML. */
export interface Rendered {
  readonly content: string;
  readonly styles: string;
}

/** Renders the page at a path, as it is before anything is known of its visitor. @throws what a component throws */
export async function renderPage(path: string): Promise<Rendered> {
  const sheet = new ServerStyleSheet();
  const auth = createAuthStore(() => Promise.reject(new Error('nobody is asked who is there')));
  const Router = ({ children }: PropsWithChildren) => <StaticRouter location={path}>{children}</StaticRouter>;
  const failures: unknown[] = [];
  try {
    const { prelude } = await prerender(
      sheet.collectStyles(
        <StrictMode>
          <Product config={standInConfig} auth={auth} Router={Router} />
        </StrictMode>,
      ),
      {
        onError: (error) => void failures.push(error),
        // Everything in its place: what is put there later needs a script in the page, which its policy forbids.
        progressiveChunkSize: Infinity,
      },
    );
    const content = await new Response(prelude).text();
    // React would write the fallback of whatever failed, and go on.
    if (failures.length > 0) throw failures[0];
    return { content, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
