import { type PropsWithChildren, useMemo } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Product } from '../app/Product.tsx';
import type { AppConfig } from '../config/config.ts';
import { createAuthStore } from '../features/auth/index.ts';
import { fakeAuth, type FakeAuthOptions } from '../features/auth/testing/fakeAuth.ts';
import { type RoomWorld, RoomWorldProvider } from '../features/room/world.ts';

const config: AppConfig = {
  backendUrl: '/api',
  livekitUrl: 'ws://127.0.0.1:9',
  firebase: { apiKey: 'story', projectId: 'story', authDomain: 'story.example', emulatorUrl: null },
  logLevel: 'warn',
  brand: { name: 'Viva', supportEmail: 'support@viva.example', blogUrl: 'https://blog.viva.example' },
};

export interface StoryProductProps extends FakeAuthOptions {
  /** Address that the story opens, or several with the history before it. */
  readonly at: string | { readonly pathname: string; readonly state: unknown };
  /** Plays the media room. */
  readonly room?: RoomWorld | null;
}

/** The whole product at one address, with an identity provider and a media room in memory; the service is mocked. */
export function StoryProduct({ at, user, failing, room = null }: StoryProductProps) {
  const auth = useMemo(
    () => createAuthStore(async () => fakeAuth({ ...(user !== undefined && { user }), ...(failing && { failing }) })),
    [user, failing],
  );
  const Router = useMemo(() => {
    return function StoryRouter({ children }: PropsWithChildren) {
      return <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>;
    };
  }, [at]);
  return (
    <RoomWorldProvider value={room}>
      <Product config={config} auth={auth} Router={Router} />
    </RoomWorldProvider>
  );
}
