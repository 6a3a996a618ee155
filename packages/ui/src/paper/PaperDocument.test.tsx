import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { draw } from "../testing/draw.tsx";
import states from "./PaperDocument.states.tsx";

it("EXP-03 names the file by its title, and sets the pages it is printed on", () => {
  const { container } = draw(states, "a4", { fileName: "Hazard Summary", size: "Legal" });
  expect(document.title).toBe("Hazard Summary");
  expect(container.querySelector("style")?.textContent).toContain("size: 612pt 1008pt");
  expect(screen.getByRole("main").textContent).toContain("What it says.");
});
