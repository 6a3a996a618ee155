import { draw } from "@stopbank/ui/testing/draw";
import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./FileFailedView.states.tsx";

const again = () => screen.getByRole<HTMLButtonElement>("button", { name: "Read again" });

it("takes the reference system that the file does not state, a usual one or another by its number", () => {
  const onReadIn = vi.fn();
  draw(states, "without a reference system", { onReadIn });
  fireEvent.click(again());
  fireEvent.change(screen.getByLabelText("Reference system of the file"), { target: { value: "other" } });
  expect(again().disabled).toBe(true);
  fireEvent.change(screen.getByLabelText("EPSG number"), { target: { value: "2105" } });
  fireEvent.click(again());
  expect(onReadIn.mock.calls).toEqual([["EPSG:2193"], ["EPSG:2105"]]);
});

it("says why a file of another format is refused, and asks nothing", () => {
  draw(states, "of another format");
  expect(screen.getByRole("alert").textContent).toContain("zones.zip could not be read");
  expect(screen.queryByLabelText("Reference system of the file")).toBeNull();
});
