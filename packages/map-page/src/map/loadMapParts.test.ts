import { token } from "@stopbank/plugin-api";
import { expect, it, vi } from "vitest";
import { loadMapParts } from "./loadMapParts.ts";

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
  );
  expect(loaded).toEqual({ parts: ["level 7", "names"], lost: ["flood-gauges.broken"] });
  expect(warned).toHaveBeenCalledTimes(1);
  warned.mockRestore();
});
