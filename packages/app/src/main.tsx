import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { SettingsProblem } from './config/SettingsProblem.tsx';
import { startConfig } from './config/start.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no root element');

const config = startConfig();
createRoot(root).render(
  <StrictMode>{'problem' in config ? <SettingsProblem {...config} /> : <App config={config} />}</StrictMode>,
);
