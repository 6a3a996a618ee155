import { expect, it } from "vitest";
import { fillTemplate, fillValue } from "./fillTemplate.ts";

it("fills what is known and says what is not", () => {
  expect(fillTemplate("{name}, {use}.", (key) => (key === "name" ? "Hall" : undefined))).toBe(
    "Hall, not known.",
  );
});

it.each<[string, number, string, string]>([
  ["Under {value} m of water.", 0.97, "m", "Under 97 cm of water."],
  ["Under {value}m of water.", 1.234, "m", "Under 1.23 m of water."],
  ["Depth {value} mm (1 in 10).", 400, "mm", "Depth 40 cm (1 in 10)."],
  ["{value} metres deep.", 0.97, "m", "0.97 metres deep."],
  ["A {value}% chance.", 32.14, "%", "A 32.1% chance."],
  ["Shaken at intensity {value}.", 7.43, "MMI", "Shaken at intensity 7.4."],
  ["Shaken at MMI {value}.", 7.43, "MMI", "Shaken at MMI 7.4."],
  ["{value} m/s of wind.", 31.256, "m/s", "31.26 m/s of wind."],
  ["A severity of {value}.", 12.5, "", "A severity of 12.5."],
  ["{value} m of water, {value} m deep.", 0.004, "m", "<1 cm of water, <1 cm deep."],
])("%s with %s %s reads %s", (template, value, unit, text) => {
  expect(fillValue(template, value, unit).replaceAll("\u00a0", " ")).toBe(text);
});
