/** The sizes that a report is asked in, of all that it can be set in: what councils print on. */
export const paperChoices = ["A4", "A3", "Letter", "Legal"] as const;
export type PaperChoice = (typeof paperChoices)[number];

/** As long as the title of a job may be. */
export const mostTitleLetters = 120;

/** What a person chooses for a report, and is offered next time. */
export interface ReportChoices {
  /** Empty: as the report is called by itself. */
  readonly title: string;
  readonly size: PaperChoice;
  readonly mail: boolean;
}

export const usualChoices: ReportChoices = { title: "", size: "A4", mail: false };

/** What was kept as choices; where one is missing or is none any more, the usual one. */
export function choicesOf(kept: Readonly<Record<string, unknown>> | null): ReportChoices {
  const { title, size, mail } = kept ?? {};
  return {
    title: typeof title === "string" ? title.slice(0, mostTitleLetters) : usualChoices.title,
    size: paperChoices.find((each) => each === size) ?? usualChoices.size,
    mail: mail === true,
  };
}

/** A scene as a report of such a size is asked for: what is usual goes unsaid. */
export const sceneSized = (scene: string, size: PaperChoice): string =>
  size === usualChoices.size ? scene : `${scene}&size=${size}`;
