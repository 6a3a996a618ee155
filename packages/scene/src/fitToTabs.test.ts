import { describe, expect, it } from "vitest";
import { emptyScene } from "./emptyScene.ts";
import { fitToTabs } from "./fitToTabs.ts";
import { openDrawer } from "./view.ts";

const scene = openDrawer("ranking")(emptyScene("larkhaven", { longitude: 0, latitude: 0, zoom: 5 }));

describe("the tab a link opens", () => {
  it("is any that the page has", () => {
    expect(fitToTabs(scene, ["layers", "ranking"])).toEqual({ scene, ignored: [] });
  });

  it("is the page's first where it names none, whatever that is called", () => {
    const fresh = emptyScene("larkhaven", { longitude: 0, latitude: 0, zoom: 5 });
    expect(fitToTabs(fresh, ["flood-gauges.levels"])).toEqual({ scene: fresh, ignored: [] });
  });

  it("is the page's first where it has no such tab, and that is said", () => {
    const { scene: fitted, ignored } = fitToTabs(scene, ["layers", "risk"]);
    expect(fitted).toEqual({ ...scene, drawer: { open: true } });
    expect(ignored).toEqual([{ what: "the tab ranking", reason: "This page has none of that name." }]);
  });
});
