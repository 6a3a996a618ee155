import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./HeadView.states.tsx";

it("STO-02 is named RISK STORIES, with nothing to close while none is open", () => {
  draw(states, "list");
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("RISK STORIES");
  expect(screen.queryByRole("button")).toBeNull();
});

it("STO-02 has an open story's title, which leads back as the cross does", async () => {
  const onClose = vi.fn();
  const { user } = draw(states, "story", { onClose });
  expect(screen.getByRole("link", { name: "A flood of the Awatōrea" }).getAttribute("href")).toBe(
    "/risk/stories",
  );
  await user.click(screen.getByRole("button", { name: "Close story" }));
  expect(onClose).toHaveBeenCalledOnce();
});
