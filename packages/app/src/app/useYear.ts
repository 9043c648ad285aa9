import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const thisYear = () => new Date().getFullYear();
/** A page that was written beforehand has the year of its build, until its script runs. */
const yearOfBuild = () => import.meta.env.VIVA_BUILD_YEAR ?? thisYear();

/** The current year. */
export const useYear = (): number => useSyncExternalStore(never, thisYear, yearOfBuild);
