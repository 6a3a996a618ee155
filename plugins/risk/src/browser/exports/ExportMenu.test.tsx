import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { ExportMenu } from "./ExportMenu.tsx";

// What a member opens is `ExportListView`; a journey in a browser opens it (e2e `exports`).
it("EXP-15: tells a visitor that it takes a log-in, and leads there", () => {
  const does = { onLogIn: vi.fn(), onReport: vi.fn(), onFile: vi.fn() };
  render(<ExportMenu isVisitor {...does} />);
  const button = screen.getByRole("button", { name: "Export Risk Summary" });
  expect(button.title).toBe("Login required");
  fireEvent.click(button);
  expect(does.onLogIn).toHaveBeenCalledOnce();
  expect(screen.queryByRole("menu")).toBeNull();
});
