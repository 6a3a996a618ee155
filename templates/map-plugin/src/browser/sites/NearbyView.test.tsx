import { loading, ready } from "@stopbank/ui/loadable";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { NearbyView, type NearbyViewProps } from "./NearbyView.tsx";

const shown = (nearby: NearbyViewProps["nearby"]) => renderToStaticMarkup(<NearbyView nearby={nearby} />);
const answer = { organisation: "Larkhaven", reachMetres: 500 };

it("names what is there and whose data says so, and leaves out what is not there", () => {
  const counts = [
    { layer: "Buildings", count: 1_204 },
    { layer: "Roads", count: 0 },
  ];
  const html = shown(ready({ ...answer, counts }));
  expect(html).toMatch(/within 500 m, in the data of Larkhaven.*Buildings.*1,204/);
  expect(html).not.toContain("Roads");
});

it("says so where nothing is", () => {
  expect(shown(ready({ ...answer, counts: [] }))).toContain("Nothing within 500 m");
});

it("waits, and says what failed with a way on", () => {
  expect(shown(loading)).toContain('aria-busy="true"');
  const failed = shown({
    state: "failed",
    error: new Error("The server is out of reach."),
    retry: () => undefined,
  });
  expect(failed).toMatch(/What is nearby could not be loaded.*The server is out of reach\..*Retry/);
});
