import { expect, it } from "vitest";
import { createAtOnce } from "./atOnce.ts";

it("lets a caller have two at a time, whoever else asks, and another once one has ended", () => {
  const atOnce = createAtOnce(2, () => new Error("two already"));
  const end = atOnce.begin("kiri");
  atOnce.begin("kiri");
  expect(() => atOnce.begin("kiri")).toThrow("two already");
  atOnce.begin("tama");
  end();
  end();
  atOnce.begin("kiri");
  expect(() => atOnce.begin("kiri")).toThrow("two already");
});
