import type { Checks } from "../compose/checks.ts";
import { stoodStillSeconds } from "./awakeMs.ts";
import type { Campaign } from "./campaign.ts";
import type { House } from "./house.ts";
import { isOver } from "./ledger.ts";
import type { Rows } from "./rows.ts";

/** Prints what a campaign came to, and says what of it held. */
export function judge(
  { engine, logged }: Pick<House, "engine" | "logged">,
  campaign: Campaign,
  rows: Rows,
  { left, longestEndedMs }: { readonly left: readonly string[]; readonly longestEndedMs: number },
  { check }: Checks,
): void {
  const { ledger, victims, rounds, hit, askedAgain } = campaign;
  const all = [...ledger.jobs.values()];
  const waits = ledger.waits.toSorted((a, b) => a - b);
  const done = all.filter(({ job }) => job.state === "done");
  const failed = all.filter(({ job }) => isOver(job) && job.state !== "done");
  const reasons = Map.groupBy(failed, ({ job }) => job.error?.code ?? job.state);
  const byId = new Map(rows.jobs.map((row) => [row.id, row]));
  const told = new Set(ledger.jobs.keys());
  const untold = rows.jobs.filter(({ id }) => !told.has(id));
  console.table({
    database: engine,
    rounds,
    victims: [...victims].map(([name, times]) => `${name} ${times}`).join(", "),
    jobs: all.length,
    done: done.length,
    "given up": [...reasons].map(([code, those]) => `${code} ${those.length}`).join(", ") || 0,
    "under work when their process was killed": hit,
    "begun again, s": `p50 ${at(waits, 0.5)}, longest ${at(waits, 1)}, of ${waits.length}`,
    "attempts at one job, most": Math.max(0, ...rows.jobs.map(({ attempt }) => attempt)),
    "asked again for want of an answer": `${askedAgain}, ${untold.length} of them two jobs`,
    "longest start, s": campaign.longestStartSeconds.toFixed(1),
    "folders of browsers at once, most": campaign.mostFolders,
    "folders of attempts kept": `${rows.keptAttempts} for ${done.length} jobs`,
    "ended and not taken in, longest, s": (longestEndedMs / 1_000).toFixed(1),
    "stood still with all it started, s": stoodStillSeconds().toFixed(0),
    "left in the temp folder": left.join(", ") || "nothing",
  });
  const lost = all.filter(({ id, job }) => !isOver(job) || !byId.has(id));
  check(
    "no job is lost",
    lost.length === 0,
    lost.map(({ id, job }) => `${id} ${job.state}`),
  );
  const early = failed.filter(({ id }) => (byId.get(id)?.attempt ?? 0) < 3);
  check(
    "what was given up had been tried three times",
    early.length === 0,
    early.map(({ job }) => JSON.stringify(job)),
  );
  check("each has one history and one end", ledger.faults.length === 0, ledger.faults);
  const kept = Map.groupBy(
    logged.filter(({ isKept }) => isKept),
    ({ job }) => job,
  );
  const twice = [...kept].filter(([, times]) => times.length > 1).map(([id]) => id);
  check("none is done twice", twice.length === 0, twice);
  check(
    "no order is two jobs",
    untold.length <= askedAgain,
    untold.map(({ id }) => id),
  );
  const uncounted = ["risk.report", "risk.export", "admin.verify-dataset"].filter((kind) => {
    const ended = rows.jobs.filter((row) => row.kind === kind && row.state === "done").length;
    return ended !== (rows.uses.get(kind) ?? 0);
  });
  check("each that is done is counted once as an export", uncounted.length === 0, uncounted);
  const miscounted = rows.jobs.filter(({ id, attempt, fence }) => {
    const { kills = 0 } = ledger.jobs.get(id) ?? {};
    return attempt !== fence || attempt < 1 + kills || attempt > 3;
  });
  check("each beginning counts as one attempt", miscounted.length === 0, JSON.stringify(miscounted));
  const wrong = done.filter(({ delivered }) => delivered !== "whole");
  check(
    "each file is whole, holds its asker's marks, and is nobody else's",
    wrong.length === 0,
    wrong.map(({ id, order, delivered }) => `${id} (${order.kind}) ${String(delivered)}`),
  );
  check("what was killed was begun again within 45 s", (waits.at(-1) ?? 0) <= 45, at(waits, 1));
  check("what has ended is taken in within 10 s (no zombies)", longestEndedMs <= 10_000, longestEndedMs);
  check("no browser outlives its server", campaign.strays <= 0, campaign.strays);
  check("browsers' folders go with the next browser", campaign.mostFolders <= 3, campaign.mostFolders);
}

const at = (sorted: readonly number[], share: number) =>
  (sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0).toFixed(1);
