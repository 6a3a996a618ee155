import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./MethodsReportView.states.tsx";

it("leads to the report in a window of its own, which learns nothing of where from", () => {
  draw(states, "report");
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: "Methodology Report" });
  expect([link.href, link.target, link.rel]).toEqual([
    "https://larkhaven.example/methods.pdf",
    "_blank",
    "noopener noreferrer",
  ]);
});

it("is not there where the client has none", () => {
  draw(states, "none");
  expect(screen.queryByRole("link")).toBeNull();
});
