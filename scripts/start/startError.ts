/** The product cannot be started; the message is for the person who typed the command, and names the way out. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
