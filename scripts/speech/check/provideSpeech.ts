import { models } from '../../setup/modelFiles.mjs';
import { provideModels } from '../../setup/models.mjs';
import { recordings } from '../../setup/recordingFiles.mjs';

/** Fetches the human speech that is measured; without a network what is there is used, and the rest is told. */
export async function provideSpeech(): Promise<void> {
  const output = { note: (text: string) => console.error(text), progress: () => undefined };
  const table = [...models.filter(({ forTests }) => forTests), recordings];
  const outcome = await provideModels(output, { forTests: true, table });
  if (typeof outcome !== 'string') for (const warning of [outcome.warning].flat()) console.error(warning);
}
