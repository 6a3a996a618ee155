import { describe, expect, it } from "vitest";
import { classLabels } from "./damageClasses.ts";
import { exposureLook } from "./exposureLook.ts";

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
