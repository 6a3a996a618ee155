import { startBrowserHost } from "@stopbank/plugin-api/testing/browser";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { ExportMenu } from "./ExportMenu.tsx";

const drawn = async (isVisitor: boolean) => {
  const does = { onLogIn: vi.fn(), onReport: vi.fn(), onFile: vi.fn() };
  const host = await startBrowserHost({ manifest: { id: "none" }, plugin: {} });
  await act(async () => render(host.around(<ExportMenu isVisitor={isVisitor} {...does} />)));
  return does;
};

it("EXP-01: opens what there is to export, and asks for a report", async () => {
  const does = await drawn(false);
  fireEvent.click(screen.getByRole("button", { name: "Export Risk Summary" }));
  fireEvent.click(await screen.findByRole("menuitem", { name: "Report (PDF)" }));
  expect(does.onReport).toHaveBeenCalledOnce();
});

it("EXP-15: tells a visitor that it takes a log-in, and leads there", async () => {
  const does = await drawn(true);
  const button = screen.getByRole("button", { name: "Export Risk Summary" });
  expect(button.title).toBe("Login required");
  fireEvent.click(button);
  expect(does.onLogIn).toHaveBeenCalledOnce();
  expect(screen.queryByRole("menu")).toBeNull();
});
