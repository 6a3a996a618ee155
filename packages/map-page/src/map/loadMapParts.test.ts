import { token } from "@stopbank/plugin-api";
import { expect, it, vi } from "vitest";
import { loadMapParts, type MadeParts } from "./loadMapParts.ts";

const level = token<number>("flood-gauges.level");
const get = (async ({ name }: { name: string }) => (name === level.name ? 7 : undefined)) as never;

it("makes the parts of one page in order, with services, and leaves out by name what fails", async () => {
  const warned = vi.spyOn(console, "warn").mockReturnValue();
  const loaded = await loadMapParts<string>(
    [
      { id: "flood-gauges.levels", page: "risk", load: async (ask) => `level ${await ask(level)}` },
      { id: "flood-gauges.broken", page: "risk", load: () => Promise.reject(new Error("offline")) },
      { id: "flood-gauges.other", page: "property", load: async () => "another page's" },
      { id: "flood-gauges.names", page: "risk", load: async () => "names" },
    ],
    "risk",
    get,
    new WeakMap(),
  );
  expect(loaded).toEqual({
    parts: ["level 7", "names"],
    lost: ["flood-gauges.broken"],
    failures: [expect.any(Error)],
  });
  expect(warned).toHaveBeenCalledTimes(1);
  warned.mockRestore();
});

it("makes a part once for a visit, whatever comes or goes beside it, and tries again what failed", async () => {
  const warned = vi.spyOn(console, "warn").mockReturnValue();
  const tool = { id: "flood-gauges.tool", page: "risk", load: async () => ({}) };
  const forAdmins = {
    id: "flood-gauges.admin",
    page: "risk",
    load: vi.fn(async () => ({})).mockRejectedValueOnce(new Error("offline")),
  };
  const made: MadeParts<object> = new WeakMap();
  const [first] = (await loadMapParts([tool, forAdmins], "risk", get, made)).parts;
  const { parts } = await loadMapParts([tool, forAdmins], "risk", get, made);
  expect(parts).toHaveLength(2);
  expect(parts[0]).toBe(first);
  expect((await loadMapParts([tool], "risk", get, made)).parts[0]).toBe(first);
  warned.mockRestore();
});
