import { loading, ready } from "@stopbank/ui/loadable";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { FiguresView, type FiguresViewProps } from "./FiguresView.tsx";

const shown = (figures: FiguresViewProps["figures"]) =>
  renderToStaticMarkup(<FiguresView figures={figures} />);

it("says how many elements each layer has, and whose they are", () => {
  const layers = [
    { name: "Buildings", elements: 1_204 },
    { name: "Pipes", elements: 7 },
  ];
  expect(shown(ready({ organisation: "Larkhaven", layers }))).toMatch(
    /data of Larkhaven.*Buildings.*1,204.*Pipes.*7/,
  );
});

it("says so where there is nothing", () => {
  expect(shown(ready({ organisation: "Larkhaven", layers: [] }))).toContain(
    "Larkhaven has published no layers yet.",
  );
});

it("waits, and says what failed with a way on", () => {
  expect(shown(loading)).toContain('aria-busy="true"');
  const error = new Error("The server is out of reach.");
  expect(shown({ state: "failed", error, retry: () => undefined })).toMatch(
    /The figures could not be loaded.*The server is out of reach\..*Retry/,
  );
});
