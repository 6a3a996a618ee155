import { describe, expect, it } from "vitest";
import { waysOut } from "../testing/waysOut.ts";
import { waysOutHouse } from "../testing/waysOutHouse.ts";

// That each of them leads out where nothing holds it, and what the proxy alone holds: ways.campaign.test.ts.
describe("a page that is printed", () => {
  const opened = waysOutHouse();

  it.each(waysOut.map((way, at) => [way.name, at] as const))(
    "reaches nothing but its origin by %s (A-41)",
    async (_name, at) => {
      const { house, canary } = opened;
      canary.hits.length = 0;
      await house
        .print(`/print/${at}`, { headers: { authorization: "Bearer job-token" } })
        // A page that has left is not printed.
        .catch((error: unknown) => expect(error).toMatchObject({ code: "print/left-origin" }));
      expect(canary.hits).toEqual([]);
    },
  );

  it("is seen to try: without a guard the first ways lead out (A-41)", async () => {
    const ways = waysOut.slice(0, 4);
    expect(await opened.waysTaken({}, 3_000, ways)).toEqual(ways.map(({ name }) => name));
  });
});
