/** The content of a file in base64. @throws {DOMException} when it can't be read, as when it was removed meanwhile. */
export function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error ?? new Error('We couldn’t read the file.'));
    // `data:…;base64,` stands before it.
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result.replace(/^[^,]*,/, '') : '');
    reader.readAsDataURL(file);
  });
}
