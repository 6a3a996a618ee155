import type { Legend } from "@stopbank/contract/legends";
import { describe, expect, it } from "vitest";
import { classLabels, classLook } from "./damageClasses.ts";

const legend = (label: string, damage_class?: string): Legend => ({
  title: "",
  sections: [
    { type: "categorical", items: [{ color: "#000000", label, ...(damage_class ? { damage_class } : {}) }] },
  ],
});

describe("words for damage classes", () => {
  it("are Minor and Major where a damage legend says so", () => {
    expect(classLabels([legend("Low or Minor", "low")])[6]).toBe("Major");
    expect(classLabels([legend("Low", "low")])[4]).toBe("Low");
  });
  it("do not follow a legend of intensities", () => {
    expect(classLabels([legend("Minor (10 to 20)")])[4]).toBe("Low");
  });
  it("call the wire's medium moderate", () => {
    expect(classLook("medium", classLabels(undefined)).label).toBe("Moderate");
  });
});
