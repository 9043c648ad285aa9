import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { log } from './config/log.ts';
import { SettingsProblem } from './config/SettingsProblem.tsx';
import { startConfig } from './config/start.ts';
import { withoutEval } from './config/withoutEval.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no root element');

withoutEval();
const config = startConfig();
const page = <StrictMode>{'problem' in config ? <SettingsProblem {...config} /> : <App config={config} />}</StrictMode>;

// A page that was written beforehand goes on from what stands there already.
if (!('problem' in config) && root.dataset.page === (location.pathname.replace(/\/+$/, '') || '/')) {
  hydrateRoot(root, page, {
    onRecoverableError: (error) => log.error('The page is not the one that was written beforehand.', error),
  });
} else {
  delete root.dataset.page;
  root.replaceChildren();
  createRoot(root).render(page);
}
