import { normalizeUri } from "micromark-util-sanitize-uri";
import type { ReactNode } from "react";

export interface LinkProps {
  /** Undefined for a reference that is not defined. */
  readonly url: string | undefined;
  readonly children: ReactNode;
}

/** A link to the web or to mail, which does not tell where from; where it leads anywhere else, its words alone. */
export function Link({ url, children }: LinkProps) {
  return url !== undefined && /^(https?:\/\/|mailto:)/i.test(url) ? (
    <a href={normalizeUri(url)} rel="noopener noreferrer" target="_blank">
      {children}
    </a>
  ) : (
    <span>{children}</span>
  );
}
