import { DomainError } from "@stopbank/errors";
import { expect, it } from "vitest";
import { askerGone } from "../../work/asker.ts";
import { askFigures } from "./askFigures.ts";

/** Asks for a figure of data that cannot be looked at, for this reason. */
const askWhere = (failure: Error) => {
  const dataset = {
    get directory(): never {
      throw failure;
    },
  };
  const parts = { store: {}, work: {} };
  const ask = askFigures(parts as never, "larkhaven", dataset as never, {} as never);
  return ask(
    { regions: [], area: undefined, filters: undefined, nDays: undefined },
    "buildings",
    "flood_100yr",
  );
};

it("live figures: say in their place what the story names and the data has none of", async () => {
  const none = new DomainError("not-found", "dataset/no-region", "There is no such region.");
  expect(await askWhere(none)).toEqual({ problem: "There is no such region." });
});

it("live figures: are none where their reader has gone, so that the next one is told them", async () => {
  await expect(askWhere(askerGone())).rejects.toMatchObject({ code: "work/gone" });
});
