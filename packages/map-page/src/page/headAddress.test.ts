import { expect, it } from "vitest";
import { headAddress } from "./headAddress.ts";

const stories = { address: "stories" };
const places = {};

it.each([
  ["/risk", "/risk", undefined],
  ["/risk/stories", "/risk", stories],
  ["/risk/stories/3/flood", "/risk", stories],
  ["/risk/storiesque", "/risk/storiesque", undefined],
  // A page that is itself called so.
  ["/stories", "/stories", undefined],
  ["/stories/stories", "/stories", stories],
])("MAP-17: at %s the page's own path is %s", (path, own, tab) => {
  expect(headAddress(path, [places, stories])).toEqual({ own, tab });
});
