import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./ReportEndView.states.tsx";

it("PRO-10 ends with data, source, the council's disclaimer, and the link as text and code", () => {
  const { container } = draw(states, "usual");
  expect(container.textContent).toContain("Data: Larkhaven district, version 0a487dee999abae0, published ");
  expect(container.textContent).toContain("Sources: Stopbank demonstration model.");
  expect(screen.getByText("This does not replace advice about one site.")).toBeTruthy();
  expect(screen.getByRole("link").getAttribute("href")).toMatch(/PROP-00732$/);
  expect(screen.getByRole("img", { name: /QR code/ })).toBeTruthy();
});

it("PRO-10 says so where no source is stated, and makes up no disclaimer", () => {
  const { container } = draw(states, "no disclaimer");
  expect(container.textContent).toContain("Sources: none stated.");
  expect(container.querySelectorAll("p")).toHaveLength(3);
});
