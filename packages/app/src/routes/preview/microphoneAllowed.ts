/** Whether the browser gives this page the microphone without asking. A browser that does not say so is asked. */
export async function microphoneAllowed(): Promise<boolean> {
  try {
    // Some browsers know no permission of this name, and none is there without a secure connection.
    return (await navigator.permissions.query({ name: 'microphone' })).state === 'granted';
  } catch {
    return false;
  }
}
