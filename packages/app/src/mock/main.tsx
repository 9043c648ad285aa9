import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Product } from '../app/Product.tsx';
import { type AppConfig, parseConfig } from '../config/config.ts';
import { setLogLevel } from '../config/log.ts';
import type { FakeAuthOptions } from '../features/auth/testing/fakeAuth.ts';
import { measuringBy } from '../features/analytics/measuring.ts';
import { notMeasuring } from '../features/analytics/index.ts';
import { recordingMeasurement } from '../features/analytics/testing/recordingMeasurement.ts';
import { scripts } from '../features/room/testing/index.ts';
import { RoomWorldProvider } from '../features/room/world.ts';
import { chosenNames } from './choice.ts';
import { mockAuth } from './mockAuth.ts';
import { startMockService } from './mockService.ts';
import { mockWorld } from './mockWorld.ts';
import { Picker } from './Picker.tsx';
import { type Situation, situations } from './situations.ts';

// The page with nothing behind it: `npm run dev -- --mock` serves this module in place of main.tsx.

const config: AppConfig = { ...parseConfig(undefined), logLevel: 'info' };
const names = chosenNames();
const chosen = names.flatMap((name): Situation[] => {
  const situation = situations.get(name);
  return situation ? [situation] : [];
});

const printed = recordingMeasurement((line) => console.info(`Analytics: ${line}`));
const measuring = chosen.some(({ about }) => about === 'analytics')
  ? measuringBy(async () => async () => printed.measurement)
  : notMeasuring;
const script = chosen.reduce((last, one) => (one.about === 'room' ? one.script : last), scripts.wholeInterview);
const auth = mockAuth(
  chosen.reduce<FakeAuthOptions>((all, one) => (one.about === 'auth' ? { ...all, ...one.options } : all), {}),
);
const world = mockWorld(script);

setLogLevel(config.logLevel);
await startMockService(chosen.flatMap((one) => (one.about === 'service' ? one.handlers() : [])));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no root element');
createRoot(root).render(
  <StrictMode>
    <RoomWorldProvider value={world}>
      <Product config={config} auth={auth} measuring={measuring} Router={BrowserRouter} />
    </RoomWorldProvider>
    <Picker chosen={names} />
  </StrictMode>,
);
