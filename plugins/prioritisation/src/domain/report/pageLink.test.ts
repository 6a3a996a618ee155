import { expect, it } from "vitest";
import { pageLink } from "./pageLink.ts";

it("opens the page with the same scene, at the same host", () => {
  expect(
    pageLink(
      "https://larkhaven.example/risk?v=2&client=larkhaven&at=172.9,-40.3,12&x.prioritisation.choice=today;;;homes:5;",
    ),
  ).toBe(
    "https://larkhaven.example/prioritisation?v=2&client=larkhaven&at=172.9,-40.3,12&x.prioritisation.choice=today;;;homes:5;",
  );
});
