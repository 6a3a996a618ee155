import { expect, it } from "vitest";
import { createMapPages } from "./mapPages.ts";

it("keeps the look of each page apart, and as it was for whoever comes back", () => {
  const pages = createMapPages();
  pages.of("risk").openDetails("river_flood");
  pages.of("risk").pickRegionsOf("suburbs");
  expect(pages.of("property").state).toMatchObject({ details: undefined, regionGroup: undefined });
  expect(pages.of("risk").state).toMatchObject({ details: "river_flood", regionGroup: "suburbs" });
});

it("begins anew for each client: nothing of the page of the one before is left", () => {
  const former = createMapPages().of("risk");
  former.openDetails("river_flood");
  former.setControlOrder("river_flood", ["ari", "year"]);
  former.setSheet("full");
  former.keepSearchText("12 Kauri Street");
  expect(createMapPages().of("risk").state).toMatchObject({
    details: undefined,
    controlOrder: {},
    sheet: "peek",
    searchText: "",
  });
});
