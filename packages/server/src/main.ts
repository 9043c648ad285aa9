import { buildApp } from './app.ts';
import { type Config, ConfigError, parseConfig } from './config.ts';
import { migrateDatabase, openDatabase } from './db/open.ts';
import { runPart } from './embedded/part.ts';

function readConfig(): Config {
  try {
    return parseConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

const config = readConfig();

await runPart('server', async () => {
  const database = openDatabase(config.DATABASE_URL, () => undefined);
  await migrateDatabase(database).catch((cause: unknown) => {
    throw new Error('The database at DATABASE_URL does not answer or cannot be set up.', { cause });
  });
  const app = await buildApp(config, database);
  await app.listen({ port: config.PORT, host: config.HOST });
  return {
    ready: { url: `http://${config.HOST}:${config.PORT}` },
    stop: async () => {
      await app.close();
      await database.close();
    },
  };
});
