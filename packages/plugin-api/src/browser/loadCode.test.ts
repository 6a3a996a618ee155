import { expect, it, vi } from "vitest";
import { forgetCode, loadCode } from "./loadCode.ts";

const Gauge = () => null;

it("loads the code of a contribution once, and knows it at once from then on", async () => {
  const load = vi.fn(async () => ({ default: Gauge }));
  expect(await loadCode(load)).toBe(Gauge);
  expect(loadCode(load)).toMatchObject({ status: "fulfilled", value: Gauge });
  expect(load).toHaveBeenCalledTimes(1);
});

it("loads anew after a load that failed, once that is forgotten", async () => {
  const load = vi.fn(async () => ({ default: Gauge })).mockRejectedValueOnce(new Error("offline"));
  await expect(loadCode(load)).rejects.toThrow("offline");
  await expect(loadCode(load)).rejects.toThrow("offline");
  forgetCode(load);
  expect(await loadCode(load)).toBe(Gauge);
});

it.each([
  ["throws before it promises anything", () => JSON.parse("{")],
  ["has no component", async () => ({ default: undefined as never })],
])("rejects where a load %s", async (_what, load) => {
  await expect(loadCode(load)).rejects.toThrow();
});
