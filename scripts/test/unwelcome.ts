const patterns = [
  /\/(mocks?|testing|__tests__)\//,
  /\.(test|spec|stories)\.[jt]sx?$/,
  /\/node_modules\/(msw|storybook|@storybook|vitest|@vitest|playwright|@playwright)\//,
];

/** The modules of a bundle that no person using the product should ever download. */
export function unwelcome(modules: readonly string[]): string[] {
  return modules.filter((path) => patterns.some((pattern) => pattern.test(path.replaceAll('\\', '/'))));
}
