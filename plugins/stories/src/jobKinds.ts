/** The kind of job of this plugin's server half that sets a story on paper, by which its browser half has it done. */
export const reportKind = "stories.report";

/** What is asked of `stories.report`. */
export interface StoryOrder {
  /** The story's number. */
  readonly story: number;
}
