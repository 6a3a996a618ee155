import { describe, expect, it, vi } from "vitest";
import { optional, type Service, service, token } from "../common.ts";
import { createServices } from "./services.ts";

const clock = token<number>("shell.clock");
const tides = token<string>("risk.tides");
const moon = token<string>("sky.moon");

const host = (...services: Service[]) => createServices([[clock, 7]], [{ plugin: "risk", services }]);

describe("services", () => {
  it("are made once, on first use, from what they need", async () => {
    const create = vi.fn(async (given: { now: number }) => `high at ${given.now}`);
    const services = host(service(tides, { now: clock }, create));
    expect(services.peek(tides)).toBeUndefined();
    expect(create).not.toHaveBeenCalled();
    expect(await Promise.all([services.get(tides), services.get(tides)])).toEqual(["high at 7", "high at 7"]);
    expect(create).toHaveBeenCalledTimes(1);
    expect(services.peek(tides)).toBe("high at 7");
  });

  it("answer undefined for an optional one that nobody provides, and refuse the rest", async () => {
    const services = host(service(tides, { moon: optional(moon) }, ({ moon }) => moon ?? "no moon"));
    expect(await services.get(tides)).toBe("no moon");
    await expect(services.get(moon)).rejects.toMatchObject({ code: "plugin/no-service" });
  });

  it("may be tried again after they failed", async () => {
    let tries = 0;
    const services = host(
      service(tides, {}, () => {
        tries += 1;
        if (tries === 1) throw new Error("offline");
        return "low";
      }),
    );
    await expect(services.get(tides)).rejects.toThrow("offline");
    expect(await services.get(tides)).toBe("low");
  });

  it.each<[string, string[], Service[]]>([
    ["that lack a need", ["plugin/missing-service"], [service(tides, { moon }, () => "")]],
    [
      "that need each other",
      ["plugin/service-cycle", "plugin/service-cycle"],
      [service(tides, { moon }, () => ""), service(moon, { tides }, () => "")],
    ],
    ["that replace the host's", ["plugin/duplicate-service"], [service(clock, {}, () => 1)]],
  ])("%s are left out and named at start", (_what, codes, services) => {
    const { faults } = host(...services);
    expect(faults.map(({ code }) => code)).toEqual(codes);
    expect(faults.every(({ plugin }) => plugin === "risk")).toBe(true);
  });

  it("keep the host's own value when a plugin offers the same token", async () => {
    expect(await host(service(clock, {}, () => 1)).get(clock)).toBe(7);
  });
});
