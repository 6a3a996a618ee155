import { describe, expect, it } from "vitest";
import { createTurns } from "./turns.ts";

describe("turns", () => {
  it("come in the order asked for, one in each turn of the event loop", async () => {
    const turn = createTurns();
    let loops = 0;
    let counting = true;
    const count = () => {
      loops++;
      if (counting) setImmediate(count);
    };
    setImmediate(count);
    const order: [who: number, loop: number][] = [];
    await Promise.all(
      [0, 1, 2, 3].map(async (who) => {
        await turn("one");
        order.push([who, loops]);
      }),
    );
    counting = false;
    expect(order.map(([who]) => who)).toEqual([0, 1, 2, 3]);
    expect(new Set(order.map(([, loop]) => loop)).size).toBe(4);
  });

  it("go on after a pause, and while others wait", async () => {
    const turn = createTurns();
    await turn("one");
    await new Promise((resolve) => setTimeout(resolve, 5));
    const order: string[] = [];
    const first = turn("one").then(async () => {
      order.push("first");
      await turn("one");
      order.push("first again");
    });
    await Promise.all([first, turn("one").then(() => order.push("second"))]);
    expect(order).toEqual(["first", "second", "first again"]);
  });
});
