import { describe, expect, it } from "vitest";
import { classLabels } from "./damageClasses.ts";
import { exposureLook, worstExposure } from "./exposureLook.ts";

const labels = classLabels(undefined);

describe("how an element stands to a scenario", () => {
  it.each([
    ["true", "high", "Major", false],
    ["true", null, "Exposed", false],
    ["false", null, "Not exposed", false],
    ["unknown", null, "Not assessed", true],
  ] as const)("%s, %s reads %s", (is_exposed, damage_class, label, isHatched) =>
    expect(exposureLook({ is_exposed, damage_class }, labels)).toMatchObject({ label, isHatched }),
  );
});

describe("MAP-28: the worst of several hazards", () => {
  const exposed = (damage_class: string) => ({ is_exposed: "true" as const, damage_class });
  it.each([
    ["insignificant", "exposed", "exposed"],
    ["insignificant", "potential", "potential"],
    ["exposed", "potential", "potential"],
    ["potential", "low", "low"],
    ["unspecified", "insignificant", "insignificant"],
    ["high", "medium", "high"],
  ])("of %s and %s is %s, in either order", (a, b, worst) => {
    expect(worstExposure([exposed(a), exposed(b)])).toEqual(exposed(worst));
    expect(worstExposure([exposed(b), exposed(a)])).toEqual(exposed(worst));
  });
  it("is none where nothing exposes it", () => {
    expect(worstExposure([{ is_exposed: "unknown", damage_class: null }])).toBeUndefined();
  });
});
