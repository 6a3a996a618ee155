import { describe, expect, it } from "vitest";
import { createToaster, toastTimeoutMs } from "./toaster.ts";

const messages = (toaster: ReturnType<typeof createToaster>) =>
  toaster.get().shown.map(({ message }) => message);

describe("toaster", () => {
  it("shows the same words once while they are on show", () => {
    const toaster = createToaster();
    expect(toaster.info("Saved.")).toBe(toaster.info("Saved."));
    expect(messages(toaster)).toEqual(["Saved."]);
    toaster.dismiss(toaster.get().shown[0]?.id ?? 0);
    toaster.info("Saved.");
    expect(messages(toaster)).toEqual(["Saved."]);
    expect(toaster.get().history).toHaveLength(2);
  });

  it("shows three at most, and lets an error wait to be read", () => {
    const toaster = createToaster();
    toaster.error("Broken.");
    for (const message of ["one", "two", "three"]) toaster.info(message);
    expect(messages(toaster)).toEqual(["Broken.", "two", "three"]);
    expect(toaster.get().history.map(({ message }) => message)).toEqual(["three", "two", "one", "Broken."]);
  });

  it("drops the oldest error when all are errors", () => {
    const toaster = createToaster();
    for (const message of ["a", "b", "c", "d"]) toaster.error(message);
    expect(messages(toaster)).toEqual(["b", "c", "d"]);
  });

  it("stays as long as it takes to read, and to press what it offers", () => {
    const shortly = { intent: "warning", message: "Saved." } as const;
    expect(toastTimeoutMs(shortly)).toBe(5_000);
    expect(toastTimeoutMs({ ...shortly, action: { label: "Undo", run: () => undefined } })).toBe(10_000);
    expect(toastTimeoutMs({ ...shortly, message: "word ".repeat(40) })).toBe(13_000);
  });

  it("forgets all there was", () => {
    const toaster = createToaster();
    toaster.error("Broken.");
    toaster.clear();
    expect(toaster.get()).toEqual({ shown: [], history: [], unseen: 0 });
  });

  it("tells who listens, and counts what nobody has looked at", () => {
    const toaster = createToaster();
    let told = 0;
    const stop = toaster.subscribe(() => {
      told += 1;
    });
    toaster.warning("Careful.");
    toaster.markSeen();
    stop();
    toaster.success("Done.");
    expect(told).toBe(2);
    expect(toaster.get().unseen).toBe(1);
  });
});
