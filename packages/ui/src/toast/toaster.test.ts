import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createToaster, toastTimeoutMs, waits } from "./toaster.ts";

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

  it("AMB-27 shows three at most, and lets an error wait to be read", () => {
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

  it("AMB-27 goes after 5 s, or as long as it takes to read, and to press what it offers", () => {
    const shortly = { intent: "warning", message: "Saved." } as const;
    expect(toastTimeoutMs(shortly)).toBe(5_000);
    expect(toastTimeoutMs({ ...shortly, action: { label: "Undo", run: () => undefined } })).toBe(10_000);
    expect(toastTimeoutMs({ ...shortly, message: "word ".repeat(40) })).toBe(13_000);
  });

  describe("G-10 what takes long", () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it("G-10 is said from then on until it is over, and kept in no history", () => {
      const toaster = createToaster();
      const end = toaster.whileSlow(1_500);
      vi.advanceTimersByTime(1_499);
      expect(messages(toaster)).toEqual([]);
      vi.advanceTimersByTime(1);
      expect(messages(toaster)).toEqual(["Loading..."]);
      expect(toaster.get().shown.map(waits)).toEqual([true]);
      end();
      end();
      expect(toaster.get()).toEqual({ shown: [], history: [], unseen: 0 });
    });

    it("G-10 is not said of what was quick", () => {
      const toaster = createToaster();
      toaster.whileSlow(1_000)();
      vi.advanceTimersByTime(5_000);
      expect(messages(toaster)).toEqual([]);
    });

    it("G-10 is said once of two things, until both are over, and not again by one that a reader dismissed", () => {
      const toaster = createToaster();
      const [first, second] = [toaster.whileSlow(1_000), toaster.whileSlow(1_500)];
      vi.advanceTimersByTime(1_500);
      expect(messages(toaster)).toEqual(["Loading..."]);
      first();
      expect(messages(toaster)).toEqual(["Loading..."]);
      toaster.dismiss(toaster.get().shown[0]?.id ?? 0);
      const third = toaster.whileSlow(0);
      vi.advanceTimersByTime(1);
      second();
      expect(messages(toaster)).toEqual(["Loading..."]);
      third();
      expect(messages(toaster)).toEqual([]);
    });
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
