import { type ReactNode, useLayoutEffect } from "react";
import { type PageHeads, pageRules } from "./pageRules.ts";
import { type PageSizeName, pageSizeOf } from "./pageSizes.ts";

export interface PaperDocumentProps extends PageHeads {
  readonly size: PageSizeName;
  /** Its pages lie on their long side. */
  readonly isLandscape?: boolean;
  /** What the file is called, without its ending: the title that readers of PDF show. */
  readonly fileName: string;
  readonly children: ReactNode;
}

/** A document on paper: its pages, what stands at the head and foot of each, and its title. */
export function PaperDocument({
  size,
  isLandscape = false,
  fileName,
  children,
  ...heads
}: PaperDocumentProps) {
  useLayoutEffect(() => {
    document.title = fileName;
  }, [fileName]);
  return (
    <main className="paper">
      <style>{pageRules(pageSizeOf(size, isLandscape), heads)}</style>
      {children}
    </main>
  );
}
