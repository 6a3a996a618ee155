/** A document as a form reads it, with the line of each part of it. */
export interface FormReading {
  readonly body: unknown;
  /** The line, counted from 1, of what a JSON pointer into the body names. */
  lineOf(pointer: string): number;
}

export interface FormFault {
  readonly line: number;
  readonly problem: string;
  readonly remedy: string;
}

/** A way in which people write a kind of document. */
export interface Form {
  read(text: string): FormReading | FormFault;
  /** The text of the document, which need not be read back as the same: whoever writes looks (`writeDocuments`). */
  write(body: never): string;
}

export const isFault = <T extends object>(read: T | FormFault): read is FormFault => "problem" in read;
