import { routes } from "@stopbank/contract/routes";
import { type Usage, usageWeeks, useKinds } from "@stopbank/contract/usage";
import type { Manifest } from "@stopbank/dataset/manifest";
import { DomainError } from "@stopbank/errors";
import type { Store } from "@stopbank/store";
import { readUsage, type UsageCounter, usageWeek, type WeekUses } from "@stopbank/store/usage";
import type { Datasets } from "../data/datasets.ts";
import type { RegisterRoute } from "../http/registerRoute.ts";
import { layerTitles } from "./layerSubjects.ts";

export interface UsageRouteParts {
  readonly store: Store;
  readonly datasets: Datasets;
  readonly counter: Pick<UsageCounter, "flush">;
}

/** How much a client is used, for its administrators. */
export function usageRoutes(register: RegisterRoute, { store, datasets, counter }: UsageRouteParts): void {
  register(routes.usage, async ({ caller: { client } }) => {
    // What this process has counted shows at once.
    await counter.flush();
    const now = new Date();
    const weeks = Array.from({ length: usageWeeks }, (_, before) => usageWeek(now, before)).reverse();
    const [first = ""] = weeks;
    const uses = await store.withClient(client.id, (tx) => readUsage(tx, first));
    const titles = titlesOf(await manifestOf(client.clientName));
    return {
      weeks,
      rows: rowsOf(uses, weeks).map((row) => ({ ...row, title: titles(row) })),
      modelled: uses.some(({ modelled }) => modelled),
    };
  });

  /** Undefined where nothing is published: people may have signed in all the same. */
  const manifestOf = async (clientName: string): Promise<Manifest | undefined> => {
    try {
      return (await datasets.current(clientName)).manifest;
    } catch (error) {
      if (error instanceof DomainError && error.code === "dataset/none-published") return undefined;
      throw error;
    }
  };
}

type Row = Omit<Usage["rows"][number], "title">;

/** A row for each kind and subject, the kinds in their order and the most used subject first. */
function rowsOf(uses: readonly WeekUses[], weeks: readonly string[]): Row[] {
  const place = new Map(weeks.map((week, at) => [week, at]));
  const rows = new Map<string, Row & { readonly counts: number[] }>();
  for (const { kind, subject, week, count } of uses) {
    const key = `${kind} ${subject}`;
    const row = rows.get(key) ?? { kind, subject, counts: weeks.map(() => 0) };
    const at = place.get(week);
    if (at !== undefined) row.counts[at] = (row.counts[at] ?? 0) + count;
    rows.set(key, row);
  }
  const inAll = ({ counts }: Row) => counts.reduce((sum, count) => sum + count, 0);
  return [...rows.values()].sort(
    (a, b) => useKinds.indexOf(a.kind) - useKinds.indexOf(b.kind) || inAll(b) - inAll(a),
  );
}

const areas: Readonly<Record<string, string>> = { drawn: "Areas drawn or sent", regions: "Regions" };

function titlesOf(manifest: Manifest | undefined): (row: Row) => string | null {
  const layers = manifest === undefined ? new Map<string, string>() : layerTitles(manifest);
  return ({ kind, subject }) => {
    if (kind === "sign-in") return "Sign-ins";
    if (kind === "area") return areas[subject] ?? null;
    return kind === "layer" ? (layers.get(subject) ?? null) : null;
  };
}
