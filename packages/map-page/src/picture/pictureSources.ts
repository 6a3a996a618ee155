import type { Provenance } from "@stopbank/contract/provenance";
import { formatCount } from "@stopbank/numbers";
import { formatDateTime } from "@stopbank/ui/dates";
import { narrowedBy } from "../provenance/askedWords.ts";

/** Where a picture of a map comes from. */
export interface PictureSources {
  /** The organisation whose map it is. */
  readonly client: string;
  readonly datasetVersion: string;
  /** What the data must not be used for, and whose it is. */
  readonly attribution: readonly string[];
  readonly at: Date;
  /** Opens the same map again. */
  readonly link: string;
  /** What the server says of what is seen; undefined for visitors, and where it says nothing. */
  readonly provenance: Provenance | undefined;
}

/** Sentences for a picture's foot. */
export function footOf(sources: PictureSources): readonly string[] {
  const { client, datasetVersion, attribution, at, link, provenance } = sources;
  const licence = provenance === undefined ? [] : [`Licence: ${provenance.dataset.licence}`];
  const narrowed = provenance === undefined ? [] : narrowedBy(provenance.asked);
  return [
    ...(narrowed.length === 0
      ? []
      : [narrowed.map(({ text, what }) => `${text}: ${listed(what)}`).join(" · ")]),
    ...(attribution.length === 0 ? [] : [attribution.join(" · ")]),
    [client, `Data version ${datasetVersion}`, ...licence, formatDateTime(at)].join(" · "),
    link,
  ];
}

/** So many stand on a picture: its reader finds the others in the text for programs, and behind the link. */
const mostNamed = 4;

const listed = (what: readonly string[]): string =>
  what.length <= mostNamed
    ? what.join(", ")
    : `${what.slice(0, mostNamed - 1).join(", ")} and ${formatCount(what.length - mostNamed + 1)} others`;

/** The same for programs, by the keywords that PNG has for it. Nobody's address stands on the picture itself. */
export function pngTextsOf(sources: PictureSources): Readonly<Record<string, string>> {
  const { client, datasetVersion, attribution, at, link, provenance } = sources;
  const shared = {
    Title: `Map of ${client}`,
    Author: client,
    "Creation Time": at.toISOString(),
    Source: link,
    "Dataset Version": datasetVersion,
  };
  if (provenance === undefined) return { ...shared, Copyright: attribution.join("\n"), Software: "Stopbank" };
  const { product, dataset, made } = provenance;
  return {
    ...shared,
    Copyright: [...attribution, dataset.licence].join("\n"),
    Software: `${product.name} ${product.version}`,
    "Made By": made.who,
    Provenance: JSON.stringify(provenance),
  };
}

/** 'Larkhaven map 2026-11-24.png', by the day here. */
export function pictureName({ client, at }: Pick<PictureSources, "client" | "at">): string {
  const [year, month, day] = [at.getFullYear(), at.getMonth() + 1, at.getDate()];
  const date = [year, month, day].map((part) => String(part).padStart(2, "0")).join("-");
  return `${client.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, " ").trim()} map ${date}.png`;
}
