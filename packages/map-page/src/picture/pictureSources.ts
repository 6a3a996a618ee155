import { formatDateTime } from "@stopbank/ui/dates";

/** Where a picture of a map comes from. */
export interface PictureSources {
  /** The organisation whose map it is. */
  readonly client: string;
  readonly datasetVersion: string;
  /** What the data must not be used for, and whose it is under which licence. */
  readonly attribution: readonly string[];
  readonly at: Date;
  /** Opens the same map again. */
  readonly link: string;
}

/** Sentences for a picture's foot. */
export const footOf = ({
  client,
  datasetVersion,
  attribution,
  at,
  link,
}: PictureSources): readonly string[] => [
  ...(attribution.length === 0 ? [] : [attribution.join(" · ")]),
  `${client} · Data version ${datasetVersion} · ${formatDateTime(at)}`,
  link,
];

/** The same for programs, by the keywords that PNG has for it. */
export const pngTextsOf = ({ client, datasetVersion, attribution, at, link }: PictureSources) => ({
  Title: `Map of ${client}`,
  Author: client,
  Copyright: attribution.join("\n"),
  "Creation Time": at.toISOString(),
  Software: "Stopbank",
  Source: link,
  "Dataset Version": datasetVersion,
});

/** 'Larkhaven map 2026-11-24.png', by the day here. */
export function pictureName({ client, at }: Pick<PictureSources, "client" | "at">): string {
  const [year, month, day] = [at.getFullYear(), at.getMonth() + 1, at.getDate()];
  const date = [year, month, day].map((part) => String(part).padStart(2, "0")).join("-");
  return `${client.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, " ").trim()} map ${date}.png`;
}
