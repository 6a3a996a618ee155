import type { Scene } from "@stopbank/scene";
import { emptyScene } from "@stopbank/scene/empty";
import { setExtension } from "@stopbank/scene/extension";
import { elementLayer, hazardLayer } from "@stopbank/scene/layers";
import { decodeScene, encodeScene } from "@stopbank/scene/query";
import { describe, expect, it } from "vitest";
import { openExtension } from "./openExtension.ts";
import { isSectionOpen, withSection } from "./openSections.ts";

const start = emptyScene("larkhaven", { longitude: 172.9, latitude: -40.3, zoom: 10 });
const under = (count: number): Scene => ({
  ...start,
  layers: [
    elementLayer("houses"),
    ...Array.from({ length: count }, (_, at) => hazardLayer(`flood${at}`, `tag${at}`)),
  ],
});
const section = { type: "houses", hazard: "flood0" };

describe("the sections of the summary", () => {
  it("are open while they are few, and stay as they are left", () => {
    expect(isSectionOpen([], section, under(4))).toBe(true);
    expect(isSectionOpen([], section, under(5))).toBe(false);
    const opened = withSection([], section, true);
    expect(isSectionOpen(opened, section, under(5))).toBe(true);
    expect(isSectionOpen(withSection(opened, section, false), section, under(1))).toBe(false);
  });

  it("come back from an address as they were left", () => {
    const value = [
      { ...section, isOpen: false },
      { type: "a:b,ō", hazard: "", isOpen: true },
    ];
    const made = setExtension(openExtension, value)(under(2));
    const { query } = encodeScene(made, [openExtension]);
    expect(decodeScene(query, start, [openExtension]).scene.extensions).toEqual({ "risk.open": value });
  });

  it.each(["", "houses", "houses:flood", "houses:flood:ajar", ":flood:open", "a:b:open:c", "%E0%A4%A::open"])(
    "are nothing that a stranger wrote: %j",
    (text) => expect(openExtension.decode(text)).toBeUndefined(),
  );

  it("go with their layers", () => {
    const offered = { dataset_version: "1", assets: {}, hazards: [], information: [] };
    const left = withSection([{ ...section, isOpen: true }], { type: "castles", hazard: "" }, true);
    expect(openExtension.fit?.(left, under(1), offered).value).toEqual([{ ...section, isOpen: true }]);
  });
});
