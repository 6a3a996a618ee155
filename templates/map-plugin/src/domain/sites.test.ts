import { emptyScene } from "@stopbank/scene/empty";
import { expect, it } from "vitest";
import { mostSites } from "./site.ts";
import { addSite, removeSite, sitesOf, whyNoMore } from "./sites.ts";

const empty = emptyScene("larkhaven", { longitude: 172.9, latitude: -40.3, zoom: 12 });
const site = (longitude: number) => ({ longitude, latitude: -40 });

it("keeps sites in a scene in the order they were marked, each once", () => {
  const scene = [site(2), site(1), site(2)].reduce((before, one) => addSite(one)(before), empty);
  expect(sitesOf(scene)).toEqual([site(2), site(1)]);
  expect(sitesOf(removeSite(site(2))(scene))).toEqual([site(1)]);
  expect(sitesOf(empty)).toEqual([]);
});

it("says when there are as many as a map holds, and takes no more", () => {
  const full = Array.from({ length: mostSites }, (_, at) => site(at)).reduce(
    (before, one) => addSite(one)(before),
    empty,
  );
  expect(whyNoMore(empty)).toBeUndefined();
  expect(whyNoMore(full)).toMatch(/50 sites at most/);
  expect(() => addSite(site(170))(full)).toThrow(expect.objectContaining({ code: "sample-sites/too-many" }));
});
