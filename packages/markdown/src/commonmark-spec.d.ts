declare module "commonmark-spec" {
  /** An example of the specification; `→` stands for a tab. */
  export interface Example {
    readonly markdown: string;
    readonly html: string;
    readonly section: string;
    readonly number: number;
  }
  export const tests: readonly Example[];
}
