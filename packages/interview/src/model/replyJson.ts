/** What some models think aloud before they reply. */
const thoughts = /<think>[\s\S]*?(?:<\/think>|$)/g;

/** The JSON object of a model's reply, with or without words or a fence around it; undefined where there is none. */
export function replyJson(replyText: string): unknown {
  const text = replyText.replace(thoughts, '');
  const object = text.slice(Math.max(0, text.indexOf('{')), text.lastIndexOf('}') + 1);
  try {
    return JSON.parse(object);
  } catch {
    return undefined;
  }
}
