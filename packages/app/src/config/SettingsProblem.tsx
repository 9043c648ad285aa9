import { GlobalStyles, Message } from '@viva/ui';

/** Stands in place of the product when its settings can't be used: what is wrong, for whoever runs the deployment. */
export function SettingsProblem({ problem }: { problem: string }) {
  return (
    <>
      <GlobalStyles />
      <Message title="Not set up yet" role="alert">
        This page can’t start because its settings (config.js) aren’t complete. {problem}
      </Message>
    </>
  );
}
