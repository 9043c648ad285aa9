/** The environment variable in which a worker tells its interviews where its speech service is. */
export const speechAddressVariable = 'VIVA_SPEECH_ADDRESS';

/** Where this worker's speech service is. @throws in a process that no worker started. */
export function speechAddress(env: NodeJS.ProcessEnv = process.env): string {
  const address = env[speechAddressVariable];
  if (!address) throw new Error(`${speechAddressVariable} is missing: interviews are started by a worker`);
  return address;
}
