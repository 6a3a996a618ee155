import { emptyScene } from "@stopbank/scene/empty";
import { expect, it } from "vitest";
import { chooseProperty, chosenIn } from "./chosenProperty.ts";
import { type Detail, groupDetails } from "./groupDetails.ts";
import { inReadingOrder } from "./inReadingOrder.ts";
import { propertyExtension } from "./propertyExtension.ts";
import { propertyQuery } from "./propertyQuery.ts";
import { reportAddress } from "./reportAddress.ts";

const detail = (label: string, value: Detail["value"], more: Partial<Detail> = {}): Detail => ({
  key: label.toLowerCase().replaceAll(" ", "_"),
  label,
  type: typeof value === "number" ? "numeric" : "text",
  value,
  ...more,
});

it("PRO-05 puts legal description and address first, then Value, Area and Other, each sorted", () => {
  const grouped = groupDetails([
    detail("Use", "residential"),
    detail("Land value", 400_000, { prefix: "$" }),
    detail("Land area", 650, { unit: "m²" }),
    detail("Address(es)", "12A Kauri Street"),
    detail("Legal description", "Lot 1 DP 2"),
    detail("Rates", "$2,400 a year"),
    detail("Replacement cost", 500_000),
    detail("Floor area", 120, { unit: "m²" }),
    detail("Bathrooms", 2),
    detail("Insured for", 9, { prefix: "$" }),
  ]);
  expect(grouped.legalDescription).toBe("Lot 1 DP 2");
  expect(grouped.address).toBe("12A Kauri Street");
  expect(grouped.groups.map(({ title, details }) => [title, details.map(({ label }) => label)])).toEqual([
    ["Value", ["Insured for", "Land value", "Rates", "Replacement cost"]],
    ["Area", ["Floor area", "Land area"]],
    ["Other", ["Bathrooms", "Use"]],
  ]);
});

it("PRO-05 leaves out groups that have nothing, and takes no empty address", () => {
  expect(groupDetails([detail("Address", ""), detail("Legal description", null)])).toEqual({
    legalDescription: undefined,
    address: undefined,
    groups: [],
  });
});

it("PRO-06 sorts groups by name, and hazards by Exposed, Not known, Not exposed, then by name", () => {
  const hazard = (display_name: string, status: "exposed" | "unknown" | "not exposed") => ({
    display_name,
    status,
  });
  const sorted = inReadingOrder([
    { group_name: "Rivers", hazards: [hazard("b", "not exposed"), hazard("a", "not exposed")] },
    {
      group_name: "Coast",
      hazards: [
        hazard("Z", "unknown"),
        hazard("y", "exposed"),
        hazard("x", "not exposed"),
        hazard("A", "exposed"),
        hazard("Ā", "unknown"),
      ],
    },
  ]);
  expect(
    sorted.map(({ group_name, hazards }) => [group_name, hazards.map(({ display_name }) => display_name)]),
  ).toEqual([
    ["Coast", ["A", "y", "Ā", "Z", "x"]],
    ["Rivers", ["a", "b"]],
  ]);
});

it.each([
  ["reports.example/flood.pdf", "https://reports.example/flood.pdf"],
  ["reports.example:8080/flood.pdf", "https://reports.example:8080/flood.pdf"],
  [" http://reports.example/a b ", "http://reports.example/a%20b"],
  ["HTTPS://Reports.example", "https://reports.example/"],
  ["", undefined],
  ["javascript:alert(1)", undefined],
  ["java\nscript:alert(1)", undefined],
  ["data:text/html,x", undefined],
  ["//evil.example/x", undefined],
  ["user@evil.example", undefined],
  ["file:///etc/passwd", undefined],
  ["mailto:a@b.example", undefined],
])("PRO-09 leads from %j to %j: no other scheme comes alive", (url, address) => {
  expect(reportAddress(url)).toBe(address);
});

it("PRO-04 keeps the property in links, whatever its id is, and takes nothing else", () => {
  const scene = emptyScene("larkhaven", { longitude: 172.9, latitude: -40.3, zoom: 12 });
  const { encode, decode, id: key } = propertyExtension;
  const opened = (text: string | undefined) =>
    chosenIn(text === undefined ? scene : { ...scene, extensions: { [key]: text } });
  for (const id of ["PROP-00042", "12/A: 3;4", "ē&=%", "a b"]) {
    const chosen = { type: "properties", id };
    const after = chooseProperty(chosen)(scene);
    expect(chosenIn(after)).toEqual(chosen);
    expect(opened(decode(encode(String(after.extensions?.[key]))))).toEqual(chosen);
    expect(chooseProperty(undefined)(after)).toEqual(scene);
  }
  for (const text of [
    "",
    "properties",
    "properties:",
    ":x",
    "pro perties:x",
    "properties:%",
    "-a:x",
    `p:${"x".repeat(901)}`,
  ])
    expect(opened(decode(text)), text).toBeUndefined();
});

it("PRO-10 shows the property on the map of a report's link, and the district without knowing where it lies", () => {
  const property = { type: "properties", id: "PROP-00042" };
  const at = (bounds?: number[]) =>
    new URLSearchParams(propertyQuery("larkhaven", property, bounds)).get("at");
  expect(at()).toBeNull();
  const [longitude = 0, latitude = 0, zoom = 0] = (at([172.9358, -40.2868, 172.9362, -40.2864]) ?? "")
    .split(",")
    .map(Number);
  expect(longitude).toBeCloseTo(172.936, 5);
  expect(latitude).toBeCloseTo(-40.2866, 5);
  expect(zoom).toBeGreaterThan(14);
});
