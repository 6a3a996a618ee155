import type { AddedMedium } from "@stopbank/contract/media";

/** A file on its way into the library. */
export interface Upload {
  readonly id: number;
  readonly file: File;
  /** Of pictures and drawings, which need it. */
  readonly alternativeText: string;
  /** Shows a picture before it is sent; undefined for films and captions. */
  readonly preview?: string;
  readonly state:
    | { readonly is: "new" }
    | { readonly is: "waiting" }
    | { readonly is: "sending"; readonly share: number }
    | { readonly is: "failed"; readonly why: string }
    | { readonly is: "added"; readonly medium: AddedMedium };
}

/** Whether a file needs words for whoever does not see it: whatever is neither film nor captions. */
export const needsWords = ({ name }: Pick<File, "name">): boolean => !/\.(webm|vtt)$/i.test(name);

export const lacksWords = ({ file, alternativeText, state }: Upload): boolean =>
  state.is !== "added" && needsWords(file) && alternativeText.trim() === "";

/** Those that can be sent. */
export const isReady = (upload: Upload): boolean =>
  (upload.state.is === "new" || upload.state.is === "failed") && !lacksWords(upload);
