import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { readConfig } from './config/context.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no root element');

createRoot(root).render(
  <StrictMode>
    <App config={readConfig()} />
  </StrictMode>,
);
