export interface ReportedElement {
  /** Empty where it has none. */
  readonly name: string;
  readonly id: string;
}

/** `Waimārama School, 1234, 2026-11-24`: an element's name, its id and the day; an id alone where that is its name. */
export const elementReportName = ({ name, id }: ReportedElement, on: Date): string =>
  [...new Set([name, id].filter((part) => part !== "")), dayOf(on)].join(", ");

/**
 * A title as the name of a file, without its ending: what no file system takes is left out.
 *
 * @returns 120 characters at most, macrons as they are.
 */
export function fileNameOf(title: string): string {
  const kept = title
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}"*/:<>?\\|]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return (
    [...kept]
      .slice(0, 120)
      .join("")
      .replace(/[. ]+$/, "") || "Report"
  );
}

/** In the reader's own time zone, so that it sorts. */
const dayOf = (on: Date): string =>
  [on.getFullYear(), on.getMonth() + 1, on.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
