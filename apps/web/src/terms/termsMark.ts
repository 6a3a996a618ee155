/**
 * What a browser keeps of terms that were accepted: another for another text, so that terms that were changed are asked for
 * again. It guards nothing, being in the reader's own hands: a short sum will do (FNV-1a), and it needs no secure context.
 */
export function termsMark(html: string): string {
  let sum = 0x811c9dc5;
  for (let at = 0; at < html.length; at++) sum = Math.imul(sum ^ html.charCodeAt(at), 0x01000193);
  return (sum >>> 0).toString(36);
}
