import { normalizeUri } from "micromark-util-sanitize-uri";
import type { ReactElement, ReactNode } from "react";

/** A link to the web or to mail, which does not tell where from; where it leads anywhere else, its words alone. */
export const link = (key: number, url: string | undefined, words: readonly ReactNode[]): ReactElement =>
  url !== undefined && /^(https?:\/\/|mailto:)/i.test(url) ? (
    <a key={key} href={normalizeUri(url)} rel="noopener noreferrer" target="_blank">
      {words}
    </a>
  ) : (
    <span key={key}>{words}</span>
  );
