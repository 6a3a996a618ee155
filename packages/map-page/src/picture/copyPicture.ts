/** What became of a picture that was to be copied. */
export type Copied =
  | { readonly state: "copied" }
  /** The browser cannot copy pictures: it was saved instead. */
  | { readonly state: "saved" }
  /** The browser or its owner did not allow it. */
  | { readonly state: "refused" }
  /** There is no picture. */
  | { readonly state: "failed"; readonly error: unknown };

export interface ClipboardHere {
  /** Undefined where the browser has none: old ones, and pages that came without encryption. */
  readonly clipboard: Pick<Clipboard, "write"> | undefined;
  readonly Item: typeof ClipboardItem | undefined;
}

const clipboardHere = (): ClipboardHere => ({
  // Typed as always there, which it is not.
  clipboard: navigator.clipboard as Clipboard | undefined,
  Item: globalThis.ClipboardItem as typeof ClipboardItem | undefined,
});

/**
 * Puts a PNG on the clipboard. Called in the very moment of the press: browsers allow it no later, and take a picture that is
 * still being made.
 *
 * @param save keeps it as a file where there is no clipboard for it.
 */
export async function copyPicture(
  picture: Promise<Blob>,
  save: (picture: Blob) => void,
  { clipboard, Item }: ClipboardHere = clipboardHere(),
): Promise<Copied> {
  const made = picture.then(
    (blob) => ({ blob }),
    (error: unknown) => ({ error }),
  );
  if (clipboard === undefined || Item === undefined) {
    const known = await made;
    if ("error" in known) return { state: "failed", error: known.error };
    save(known.blob);
    return { state: "saved" };
  }
  try {
    await clipboard.write([new Item({ "image/png": picture })]);
    return { state: "copied" };
  } catch {
    const known = await made;
    return "error" in known ? { state: "failed", error: known.error } : { state: "refused" };
  }
}
