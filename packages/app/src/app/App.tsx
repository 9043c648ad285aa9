import { useMemo } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { AppConfig } from '../config/config.ts';
import { measuringWith } from '../features/analytics/index.ts';
import { createAuthStore, signInMemory } from '../features/auth/index.ts';
import { Product } from './Product.tsx';

/** The whole product for one deployment. */
export function App({ config }: { config: AppConfig }) {
  const auth = useMemo(
    () =>
      createAuthStore(async () => {
        const { createFirebaseAuth } = await import('../features/auth/firebaseAuth.ts');
        return createFirebaseAuth(config.firebase);
      }, signInMemory()),
    [config],
  );
  const measuring = useMemo(() => {
    const { analytics, firebase } = config;
    const { apiKey, projectId } = firebase;
    return measuringWith(analytics ? { ...analytics, apiKey, projectId } : null);
  }, [config]);
  return <Product config={config} auth={auth} measuring={measuring} Router={BrowserRouter} />;
}
