import { useState } from 'react';
import { move } from './move.ts';

/** The items with an identity each, so that a row keeps its focus while others come, go and move around it. */
export interface Items {
  readonly ids: readonly number[];
  readonly add: (text: string) => void;
  readonly edit: (index: number, text: string) => void;
  readonly remove: (index: number) => void;
  readonly move: (from: number, to: number) => void;
}

export function useItems(items: readonly string[], onItemsChange: (items: string[]) => void): Items {
  const [ids, setIds] = useState<readonly number[]>(() => items.map((_, index) => index));
  // Somebody else replaced the list.
  if (ids.length !== items.length) setIds(resized(ids, items.length));

  return {
    ids,
    add(text) {
      setIds(resized(ids, items.length + 1));
      onItemsChange([...items, text]);
    },
    edit: (index, text) => onItemsChange(items.map((item, at) => (at === index ? text : item))),
    remove(index) {
      setIds(ids.filter((_, at) => at !== index));
      onItemsChange(items.filter((_, at) => at !== index));
    },
    move(from, to) {
      setIds(move(ids, from, to));
      onItemsChange(move(items, from, to));
    },
  };
}

function resized(ids: readonly number[], length: number): number[] {
  const next = Math.max(-1, ...ids) + 1;
  return Array.from({ length }, (_, index) => ids[index] ?? next + index);
}
