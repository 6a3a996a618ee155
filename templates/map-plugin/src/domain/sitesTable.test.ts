import { expect, it } from "vitest";
import { sitesTable } from "./sitesTable.ts";

it("writes a line for each site, numbered as on the map", () => {
  expect(sitesTable([{ longitude: 172.94, latitude: -40.3 }])).toBe(
    "site,longitude,latitude\r\n1,172.94,-40.3\r\n",
  );
});
