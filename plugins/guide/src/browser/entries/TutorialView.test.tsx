import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./TutorialView.states.tsx";

it("GUI-06 GUI-17 has a title, a summary and the walkthrough in a frame with a name, which may not lead away", () => {
  const { getByRole, getByTitle, getByText } = draw(states, "usual");
  expect(getByRole("heading", { level: 1 }).textContent).toBe("Download, export and share results");
  expect(getByText("From the map to a file that others can open.")).toBeTruthy();
  const frame = getByTitle("Walkthrough: Download, export and share results");
  expect(frame.getAttribute("sandbox")).toBe("allow-scripts allow-same-origin");
});

it("GUI-06 says 'No summary'", () => {
  expect(draw(states, "no summary").getByText("No summary")).toBeTruthy();
});
