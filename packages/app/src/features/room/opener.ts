import { createContext } from 'react';
import type { OpenConnection } from './core/connection.ts';

/** Opens rooms in place of LiveKit, where a script plays the room; null everywhere else. */
export const RoomOpener = createContext<OpenConnection | null>(null);
