import { expect, it } from "vitest";
import { termsOf } from "./terms.ts";

it("AMB-17 a client's preference for hazard terms decides all wording, that for risk terms nothing", () => {
  for (const hazard of [true, false]) {
    const [without, withRisk] = [false, true].map((risk) => {
      const preference = { risk, hazard };
      return termsOf(preference);
    });
    expect(withRisk).toEqual(without);
    expect(without?.hazard).toBe(hazard ? "Hazard" : "Risk Source");
  }
});
