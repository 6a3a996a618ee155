// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { keptPictures, readPictures, withPicture } from "./keptPictures.ts";

beforeEach(() => localStorage.clear());

it("issue 13.5: keeps what each page's map looked like, of the last four, by person and client", () => {
  const mine = keptPictures("kiri", "larkhaven");
  for (const path of ["/risk", "/property", "/risk/stories/1", "/prioritisation", "/risk", "/summary"])
    mine.keep(path, path.length % 2 === 0 ? "AAAA" : "BBBB");
  expect(mine.read().map(({ path }) => path)).toEqual([
    "/summary",
    "/risk",
    "/prioritisation",
    "/risk/stories/1",
  ]);
  expect(keptPictures("kiri", "northport").read()).toEqual([]);
  expect(keptPictures("tama", "larkhaven").read()).toEqual([]);
});

it("issue 13.5: lies with the visits, which go at a log-out and at a change of client", () => {
  keptPictures("kiri", "larkhaven").keep("/risk", "AAAA");
  expect(Object.keys(localStorage)).toEqual(["stopbank.visits.pictures.kiri.larkhaven"]);
  keptPictures("kiri", "larkhaven").forget();
  expect(localStorage).toHaveLength(0);
});

it("keeps no picture that is too large, nor the page's older one in its place", () => {
  const before = withPicture([], "/risk", "AAAA");
  expect(withPicture(before, "/risk", "A".repeat(40_001))).toEqual([]);
});

it.each([
  [null],
  ["nothing"],
  ["{}"],
  ['[{"path":"https://evil.example","picture":"AAAA"}]'],
  ['[{"path":"/risk","picture":"\\"><script>"}]'],
  ['[{"path":"/risk"}, null, 3]'],
])("takes nothing of what is none: %s", (kept) => {
  expect(readPictures(kept)).toEqual([]);
});
