import type { Lazy } from "./browser.ts";
import type { Contribution } from "./common.ts";

export { type Printing, printing, usePending } from "./browser/printing.ts";

/** What is asked of a template. */
export interface ReportProps {
  /**
   * Of the address it is printed from, with its `?`: a scene as links to map pages have it (`@stopbank/scene/query`), and
   * whatever the template takes beside, by names that no scene has.
   */
  readonly search: string;
  /** What the job gave beside (`PrintRequest.given`), as it was given; undefined without. Addresses that people open have none. */
  readonly given: unknown;
}

/**
 * A document that is set on paper: a page of its own, at `/print/<template>`, that Chromium prints as it stands, by CSS
 * paged media. It is printed once nothing of it is waited for any more (`usePending`).
 */
export interface ReportTemplate extends Contribution {
  /** Its place in the address, unique in the app: lower case, digits and hyphens. */
  readonly template: string;
  readonly load: Lazy<ReportProps>;
}

/** What a plugin prints. A part of its own beside its browser half, which is there too: no screen loads it. */
export interface PrintPlugin {
  readonly reportTemplates: readonly ReportTemplate[];
}
