import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import type { Asker } from "../work/asker.ts";
import { createPictureDesk } from "./pictureDesk.ts";

const asker = (site: string): Asker => ({
  budgetHolder: site,
  site,
  isVisitor: true,
  signal: new AbortController().signal,
  turn: async () => undefined,
});
const sent = (givenName: string) => ({ givenName, bytes: Buffer.from(givenName) });

it("draws one picture at a time, in turn to those who send, and names it itself", async () => {
  let atWork = 0;
  const drawn: string[] = [];
  const desk = createPictureDesk(async (bytes) => {
    expect(++atWork).toBe(1);
    await sleep(5);
    atWork--;
    drawn.push(bytes.toString());
    return bytes;
  });
  const all = await Promise.all([
    ...["a1", "a2", "a3"].map((name) => desk.redraw(sent(name), asker("a"))),
    desk.redraw(sent("b1"), asker("b")),
  ]);
  expect(drawn.toSorted()).toEqual(["a1", "a2", "a3", "b1"]);
  expect(drawn.indexOf("b1")).toBeLessThan(drawn.indexOf("a3"));
  const names = all.map(({ name }) => name);
  expect(new Set(names).size).toBe(4);
  for (const name of names) expect(name).toMatch(/^feedback-[0-9a-f-]{36}\.webp$/);
});

it("says when too many wait, and takes the next once there is room", async () => {
  let finish: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const desk = createPictureDesk(async (bytes) => {
    await held;
    return bytes;
  });
  const first = [1, 2, 3].map((i) => desk.redraw(sent(`a${i}`), asker("a")));
  await expect(desk.redraw(sent("a4"), asker("a"))).rejects.toMatchObject({
    code: "feedback/busy",
    kind: "too-many",
    facts: { retryAfterSeconds: 5 },
  });
  const other = desk.redraw(sent("b1"), asker("b"));
  finish();
  await Promise.all([...first, other]);
  await desk.redraw(sent("a5"), asker("a"));
});
