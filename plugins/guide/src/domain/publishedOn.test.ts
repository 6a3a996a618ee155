import { expect, it } from "vitest";
import { minutesText, publishedOn } from "./publishedOn.ts";

it("GUI-07 writes the day an article was published on, wherever it is read", () => {
  expect(publishedOn("2024-03-05")).toBe("March 5, 2024");
  expect(publishedOn("2024-03-05T23:59:00Z")).toBe("March 5, 2024");
  expect([publishedOn(null), publishedOn("soon")]).toEqual([undefined, undefined]);
  expect([minutesText(1), minutesText(6)]).toEqual(["1 minute", "6 minutes"]);
});
