import type { Legend } from "@stopbank/contract/legends";
import { describe, expect, it } from "vitest";
import { classesBySeverity, classLabels, classLook } from "./damageClasses.ts";

const legend = (words: Readonly<Record<string, string>>): Legend => ({
  title: "Damage state",
  sections: [
    {
      type: "categorical",
      items: Object.entries(words).map(([damage_class, label]) => ({
        color: "#000000",
        label,
        damage_class,
      })),
    },
  ],
});

describe("words for damage classes", () => {
  it("MAP-04: are those of the client's damage legend", () => {
    const labels = classLabels(legend({ low: "Low", high: "High" }));
    expect(classLook("low", labels).label).toBe("Low");
    expect(labels[6]).toBe("High");
    expect(labels[5]).toBe("Moderate");
  });
  it("are the usual ones until the legend is there", () => {
    expect(classLabels(undefined)).toMatchObject({ 0: "Unspecified", 4: "Minor", 6: "Major" });
  });
  it("call the wire's medium moderate", () => {
    expect(classLook("medium", classLabels(undefined)).label).toBe("Moderate");
  });
});

it("MAP-28, AMB-14: classes are ordered as the specification has them", () => {
  expect(classesBySeverity).toEqual([
    "unspecified",
    "insignificant",
    "exposed",
    "potential",
    "low",
    "medium",
    "high",
  ]);
});
