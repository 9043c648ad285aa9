const printed: string[] = [];
const original = console.error;

/** Notes every `console.error`, React's warnings among them, from now on. */
export function watchConsole(): void {
  printed.length = 0;
  console.error = (...parts: unknown[]) => {
    printed.push(parts.map(String).join(' '));
    original(...parts);
  };
}

/** What was printed since {@link watchConsole}; stops watching. */
export function printedErrors(): readonly string[] {
  console.error = original;
  return printed;
}
