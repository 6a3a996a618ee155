import type { VersionChanges } from "@stopbank/contract/dataset-history";
import { describedChanges } from "@stopbank/dataset/diff";
import type { Manifest } from "@stopbank/dataset/manifest";
import type { ServedDataset } from "../data/servedDataset.ts";

type Version = Pick<ServedDataset, "version" | "manifest">;

/** A list of these is read by a person, and no longer one. */
const mostListed = 200;

/**
 * What one version says otherwise than another: elements by layer, scenarios by hazard, how many elements each scenario reaches,
 * and rules and words. Manifests have all of it, so that it costs no reading of columns: elements that moved, or changed places
 * within a count, are for `stopbank dataset diff` and for Differences on the map.
 */
export function changesBetween(before: Version, after: Version): VersionChanges {
  const [old, now] = [before.manifest, after.manifest];
  const figures = differingFigures(old, now);
  return {
    before_version: before.version,
    after_version: after.version,
    elements: differing(elementCounts(old), elementCounts(now)),
    hazards: differing(scenarioCounts(old), scenarioCounts(now)),
    figures: figures.slice(0, mostListed),
    figures_in_all: figures.length,
    described: describedChanges(old, now)
      .slice(0, mostListed)
      .map(({ kind, subject, before: was = null, after: is = null }) => ({
        kind,
        subject,
        before: was,
        after: is,
      })),
  };
}

interface Counted {
  readonly title: string;
  readonly count: number;
}

const elementCounts = ({ elementTypes }: Manifest): ReadonlyMap<string, Counted> =>
  new Map(elementTypes.map(({ type, displayName, count }) => [type, { title: displayName, count }]));
const scenarioCounts = ({ hazards }: Manifest): ReadonlyMap<string, Counted> =>
  new Map(hazards.map(({ hazardId, title, scenarios }) => [hazardId, { title, count: scenarios.length }]));

function differing(old: ReadonlyMap<string, Counted>, now: ReadonlyMap<string, Counted>) {
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((id) => {
    const [was, is] = [old.get(id), now.get(id)];
    if (was?.count === is?.count) return [];
    return [{ title: is?.title ?? was?.title ?? id, before: was?.count ?? null, after: is?.count ?? null }];
  });
}

interface Figure {
  readonly layer: string;
  readonly scenario: string;
  readonly exposed: number;
  readonly notAssessed: number;
}

function differingFigures(old: Manifest, now: Manifest) {
  const [was, is] = [figuresOf(old), figuresOf(now)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .flatMap((key) => {
      const [before, after] = [was.get(key), is.get(key)];
      if (before?.exposed === after?.exposed && before?.notAssessed === after?.notAssessed) return [];
      const { layer = "", scenario = "" } = after ?? before ?? {};
      return [
        {
          layer,
          scenario,
          exposed: { before: before?.exposed ?? null, after: after?.exposed ?? null },
          not_assessed: { before: before?.notAssessed ?? null, after: after?.notAssessed ?? null },
        },
      ];
    })
    .sort((a, b) => sizeOf(b.exposed) - sizeOf(a.exposed));
}

const sizeOf = ({ before, after }: { before: number | null; after: number | null }): number =>
  Math.abs((after ?? 0) - (before ?? 0));

function figuresOf(manifest: Manifest): ReadonlyMap<string, Figure> {
  const layers = new Map(manifest.elementTypes.map(({ type, displayName }) => [type, displayName]));
  const scenarios = new Map(
    manifest.hazards.flatMap(({ title, scenarios: all }) =>
      all.map(({ tag, displayName }) => [tag, `${title}: ${displayName}`]),
    ),
  );
  return new Map(
    manifest.exposures.flatMap(({ type, batches }) =>
      batches.map(({ scenario, nDays, exposed, notAssessed }) => {
        const days = nDays === undefined ? "" : ` after ${nDays} days`;
        return [
          JSON.stringify([type, scenario, nDays]),
          {
            layer: layers.get(type) ?? type,
            scenario: `${scenarios.get(scenario) ?? scenario}${days}`,
            exposed,
            notAssessed,
          },
        ] as const;
      }),
    ),
  );
}
