import { draw } from "@stopbank/ui/testing/draw";
import { fireEvent } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./DemoView.states.tsx";

it("GUI-06 has a player with captions, a title, a summary and the transcript", () => {
  const { container, getByRole, getByText } = draw(states, "usual");
  expect(getByRole("heading", { level: 1 }).textContent).toBe("Assessing risk to assets");
  expect(container.querySelector("video")?.controls).toBe(true);
  expect(container.querySelector("track")?.getAttribute("kind")).toBe("captions");
  expect(getByText("The risk map opens on Larkhaven.").closest("details")).not.toBeNull();
});

it("GUI-06 says 'No summary', and 'Couldn't load the demo' with another try", async () => {
  const { getByText, unmount } = draw(states, "no summary");
  expect(getByText("No summary")).toBeTruthy();
  unmount();
  const onRetry = vi.fn();
  const failed = draw(states, "failed", { onRetry });
  expect(failed.getByRole("alert").firstChild?.textContent).toBe("Couldn't load the demo");
  await failed.user.click(failed.getByRole("button", { name: "Retry" }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(failed.container.querySelector("video")).toBeNull();
});

it("GUI-06 notices that the film did not come", () => {
  const onBroken = vi.fn();
  const { container } = draw(states, "usual", { onBroken });
  fireEvent.error(container.querySelector("video")!);
  expect(onBroken).toHaveBeenCalledTimes(1);
});
