import type { ContentOf } from "@stopbank/contract/content";
import { Markdown } from "@stopbank/markdown";

/** The texts of the page Summary, one below the other: there each is a tab, beside the figures. */
export const SummaryPreview = ({ tabs }: { readonly tabs: ContentOf<"summaryPage"> }) =>
  tabs.length === 0 ? (
    <p className="sb-muted">Without texts the page shows the figures alone.</p>
  ) : (
    tabs.map(({ section, content }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two may be called alike while one is being written
      <section className="admin-text-part" key={at}>
        <h3>{section || `Tab ${at + 1}`}</h3>
        <Markdown text={content} under={3} />
      </section>
    ))
  );
