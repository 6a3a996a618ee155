import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { createShippedSizes } from "./shippedSizes.ts";

it("draws narrower sizes one after another, however many are asked for at once, and each once", async () => {
  let drawing = 0;
  let mostAtOnce = 0;
  const drawn: string[] = [];
  const sizes = createShippedSizes(async (path, widthPx) => {
    drawing++;
    mostAtOnce = Math.max(mostAtOnce, drawing);
    await setImmediate();
    drawing--;
    drawn.push(`${path} ${widthPx}`);
    if (path === "broken") throw new Error("It cannot be read.");
    return Buffer.from(path);
  });
  const name = (digit: string) => `${digit.repeat(32)}-1280x800.webp`;
  const broken = sizes("broken", name("f"), 320);
  const asked = ["a", "b", "a", "c"].map((path) => sizes(path, name(path), 320));
  await expect(broken).rejects.toThrow();
  const answers = await Promise.all(asked);
  expect(answers.map((answer) => answer?.bytes.toString())).toEqual(["a", "b", "a", "c"]);
  expect([mostAtOnce, drawn]).toEqual([1, ["broken 320", "a 320", "b 320", "c 320"]]);
});
