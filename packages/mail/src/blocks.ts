/** A part of a mail, which becomes text and HTML. Texts are plain: nothing in them is read as HTML. */
export type MailBlock =
  | { readonly kind: "text"; readonly text: string }
  /** A code to be typed, large and apart. */
  | { readonly kind: "code"; readonly code: string }
  | { readonly kind: "link"; readonly label: string; readonly href: string }
  /** What to do if it was not oneself, and the like. */
  | { readonly kind: "note"; readonly text: string };

/** What one mail says, in the order it is read. */
export interface MailWords {
  readonly subject: string;
  readonly blocks: readonly MailBlock[];
  /** Of the client that it comes from; without one it looks like ours. */
  readonly brand?: MailBrand | undefined;
}

export interface MailBrand {
  readonly name: string;
  /** `#rrggbb`, on which white can be read. */
  readonly colour: string;
}

/** A mail as it goes out. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export const text = (words: string): MailBlock => ({ kind: "text", text: words });
export const note = (words: string): MailBlock => ({ kind: "note", text: words });
export const code = (digits: string): MailBlock => ({ kind: "code", code: digits });
export const link = (label: string, href: string): MailBlock => ({ kind: "link", label, href });
