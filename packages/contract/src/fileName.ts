/**
 * The name that an answer gives a file, from its `content-disposition` (RFC 6266): the one that is written with its letters
 * (`filename*`) before the plain one.
 *
 * @returns undefined where it gives none; never a path.
 */
export function fileNameOf(disposition: string | null | undefined): string | undefined {
  const [, escaped] = /;\s*filename\*=UTF-8'[^']*'([^;\s]+)/i.exec(disposition ?? "") ?? [];
  const [, quoted, bare] = /;\s*filename=(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition ?? "") ?? [];
  const name = unescaped(escaped) ?? quoted?.replaceAll(/\\(.)/g, "$1") ?? bare;
  return name?.split(/[/\\]/).at(-1) || undefined;
}

function unescaped(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
