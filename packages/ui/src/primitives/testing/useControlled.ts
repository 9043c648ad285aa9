import { useState } from 'react';

/** A value that a story goes on with by itself, until its control gives another one. */
export function useControlled<T>(given: T): [value: T, setValue: (next: T) => void] {
  const [own, setOwn] = useState({ given, value: given });
  const current = own.given === given ? own : { given, value: given };
  if (current !== own) setOwn(current);
  return [current.value, (value) => setOwn({ given, value })];
}
