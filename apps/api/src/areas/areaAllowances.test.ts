import { saveArea } from "@stopbank/store/areas";
import { findClientByName } from "@stopbank/store/clients";
import { openMemoryStore } from "@stopbank/store/memory";
import { seedClients } from "@stopbank/store/seed";
import { expect, it, onTestFinished } from "vitest";
import type { Asker } from "../work/asker.ts";
import { areaAllowances } from "./areaAllowances.ts";

// As the settings are by themselves, a thousand times smaller.
const settings = { visitorAreas: 200, visitorAreaBytes: 10_000, clientAreaBytes: 200_000 };
const areaBytes = 4_000;
const asker = (site: string, network: string, isVisitor = true): Asker => ({
  budgetHolder: network,
  site,
  isVisitor,
  signal: new AbortController().signal,
  turn: async () => undefined,
});

it("leaves the other visitors most of a day, however many networks of a site and hours of the day one uses", async () => {
  const store = await openMemoryStore();
  onTestFinished(() => store.close());
  await seedClients(store, [{ clientName: "a", subdomain: "a", displayName: "A", config: {} }]);
  const clientId = (await findClientByName(store.shared, "a"))?.id ?? "";
  const allowancesOf = areaAllowances(settings);
  let made = 0;
  const keep = (who: Asker) =>
    store
      .withClient(clientId, (tx) =>
        saveArea(
          tx,
          { id: String(++made).padStart(64, "0"), packed: "x".repeat(areaBytes) },
          { createdBy: undefined, allowances: allowancesOf(who) },
        ),
      )
      .then(
        () => "kept",
        (error: { code?: string }) => error.code,
      );
  let kept = 0;
  // Another network of the same site each hour.
  for (let hour = 0; hour < 24; hour++) {
    const who = asker("site:2001:db8:1", `network:2001:db8:1:${hour}`);
    while ((await keep(who)) === "kept") kept++;
  }
  expect(kept * areaBytes).toBeLessThanOrEqual(settings.clientAreaBytes / 4);
  expect(kept).toBeGreaterThan(0);
  expect(await keep(asker("site:192.0.2.1", "network:192.0.2.1"))).toBe("kept");
});

it("leaves members most of theirs too", () => {
  const day = (isVisitor: boolean) =>
    areaAllowances(settings)(asker("user:1", "user:1", isVisitor)).filter(({ hours }) => hours === 24);
  for (const isVisitor of [true, false]) {
    const [own, all] = day(isVisitor);
    expect(own?.bytes).toBeLessThanOrEqual((all?.bytes ?? 0) / 4);
  }
});
