import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./EditorView.states.tsx";

it("shows form and preview, with what is to be known above and what becomes of it below", () => {
  draw(states, "with a notice");
  expect(screen.getByRole("figure").textContent).toBe("Preview: as people will read itThe terms");
  expect(screen.getByRole("region", { name: "Terms and conditions" }).textContent).toMatch(
    /Somebody else was here.*The form.*The terms.*What becomes of it/,
  );
});

it("says what stands beside the form, where that is not the text", () => {
  draw(states, "beside what does not fit");
  expect(screen.getByRole("figure").textContent).toMatch(/^What does not fit the data/);
});

it("ACC-43: says how the installation's texts are written, and has no form for them", () => {
  draw(states, "to read");
  expect(screen.getByText("stopbank content put releaseNotes notes.json")).toBeTruthy();
  expect(screen.getByRole("figure").textContent).toMatch(/^As people read it/);
  expect(screen.queryByText("What becomes of it")).toBeNull();
});
