import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { Link } from "wouter";
import { openOutside } from "./openOutside.ts";

it("STO: a link of an embedded story opens a tab of its own, the frame stays; a note is found within the page", () => {
  const open = vi.spyOn(window, "open").mockReturnValue(null);
  render(
    <div onClickCapture={openOutside}>
      <Link href="/guide/floods">Floods</Link>
      <a href="https://www.example.govt.nz/plan">The plan</a>
      <a href="#note-1">1</a>
      <button type="button">Next</button>
    </div>,
  );
  const before = window.location.href;
  fireEvent.click(screen.getByRole("link", { name: "Floods" }));
  fireEvent.click(screen.getByRole("link", { name: "The plan" }));
  expect(open.mock.calls.map(([address, target, how]) => [String(address), target, how])).toEqual([
    [new URL("/guide/floods", before).href, "_blank", "noopener"],
    ["https://www.example.govt.nz/plan", "_blank", "noopener"],
  ]);
  expect(window.location.href).toBe(before);
  fireEvent.click(screen.getByRole("button", { name: "Next" }));
  fireEvent.click(screen.getByRole("link", { name: "1" }));
  expect(open).toHaveBeenCalledTimes(2);
});
