/** What is wrong with a plugin. CI fails on any; in production the faulty part alone is left out. */
export interface Fault {
  /** The plugin's id. */
  readonly plugin: string;
  /** `plugin/<what>`, stable. */
  readonly code:
    | "plugin/bad-id"
    | "plugin/duplicate-id"
    | "plugin/unknown-requirement"
    | "plugin/requirement-cycle"
    | "plugin/strange-flag"
    | "plugin/bad-page"
    | "plugin/duplicate-page"
    | "plugin/undeclared-page"
    | "plugin/unknown-place"
    | "plugin/bad-contribution-id"
    | "plugin/duplicate-contribution"
    | "plugin/undeclared-flag"
    | "plugin/duplicate-service"
    | "plugin/missing-service"
    | "plugin/service-cycle"
    | "plugin/failed-to-load";
  /** A sentence for whoever wrote the plugin. */
  readonly message: string;
}
