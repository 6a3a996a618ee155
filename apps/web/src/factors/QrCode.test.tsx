import { draw } from "@stopbank/ui/testing/draw";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./QrCode.states.tsx";

it("draws a text as squares, with white around them", async () => {
  draw(states, "one");
  const picture = screen.getByRole("img", { name: "QR code for your app" });
  await waitFor(() => expect(picture.querySelector("path")).not.toBeNull());
  const path = picture.querySelector("path")?.getAttribute("d") ?? "";
  const squares = path.match(/M\d+ \d+h1v1h-1z/g) ?? [];
  expect(squares.join("")).toBe(path);
  expect(squares.length).toBeGreaterThan(200);
  // The corner of a finder, four modules in.
  expect(squares[0]).toBe("M4 4h1v1h-1z");
});
