/**
 * The text of a file with ends of lines as Unix has them, without a mark of its byte order; undefined for what is no UTF-8.
 */
export function fileText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes).replaceAll("\r\n", "\n");
  } catch {
    return undefined;
  }
}
