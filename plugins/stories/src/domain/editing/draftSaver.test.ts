import type { Story } from "@stopbank/contract/story";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createDraftSaver, retryPauseMs, type SaverParts, savePauseMs } from "./draftSaver.ts";

const story = (title: string): Story => ({ title, description: "", chapters: [] });
const refused = (status: number) => Object.assign(new Error("no"), { status });

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function made(save: SaverParts["save"]) {
  const states: string[] = [];
  const keep = vi.fn();
  const saver = createDraftSaver("r0", {
    save,
    keep,
    onState: (state) => states.push(state.state === "failed" ? `failed: ${state.why}` : state.state),
    words: (error) => (error as Error).message,
  });
  return { saver, states, keep };
}

describe("a draft that is saved by itself", () => {
  it("is saved once its author pauses, each save over the one before", async () => {
    const save = vi.fn().mockResolvedValueOnce("r1").mockResolvedValueOnce("r2");
    const { saver, states, keep } = made(save);
    saver.change(story("A"));
    await vi.advanceTimersByTimeAsync(savePauseMs - 1);
    saver.change(story("AB"));
    await vi.advanceTimersByTimeAsync(savePauseMs - 1);
    expect(save).not.toHaveBeenCalled();
    expect(keep).toHaveBeenLastCalledWith({ story: story("AB"), revision: "r0" });
    await vi.advanceTimersByTimeAsync(1);
    saver.change(story("ABC"));
    await vi.advanceTimersByTimeAsync(savePauseMs);
    expect(save.mock.calls).toEqual([
      [story("AB"), "r0"],
      [story("ABC"), "r1"],
    ]);
    expect(states.at(-1)).toBe("saved");
    expect(keep).toHaveBeenLastCalledWith(undefined);
  });

  it("saves what is typed while a save is under way after it, and never two at a time", async () => {
    let done: (revision: string) => void = () => undefined;
    const save = vi
      .fn()
      .mockImplementationOnce(() => new Promise<string>((answer) => (done = answer)))
      .mockResolvedValueOnce("r2");
    const { saver, states } = made(save);
    saver.change(story("A"));
    await vi.advanceTimersByTimeAsync(savePauseMs);
    saver.change(story("AB"));
    await vi.advanceTimersByTimeAsync(savePauseMs);
    expect(save).toHaveBeenCalledTimes(1);
    done("r1");
    await vi.advanceTimersByTimeAsync(savePauseMs);
    expect(save.mock.calls[1]).toEqual([story("AB"), "r1"]);
    expect(states.at(-1)).toBe("saved");
  });

  it("is saved once by all who waited for the save before it", async () => {
    let done: (revision: string) => void = () => undefined;
    const save = vi
      .fn()
      .mockImplementationOnce(() => new Promise<string>((answer) => (done = answer)))
      .mockResolvedValueOnce("r2")
      .mockRejectedValue(refused(409));
    const { saver, states } = made(save);
    saver.change(story("A"));
    await vi.advanceTimersByTimeAsync(savePauseMs);
    saver.change(story("AB"));
    await vi.advanceTimersByTimeAsync(savePauseMs);
    const flushed = Promise.all([saver.flush(), saver.flush()]);
    done("r1");
    await expect(flushed).resolves.toEqual(["r2", "r2"]);
    expect(save).toHaveBeenCalledTimes(2);
    expect(states.at(-1)).toBe("saved");
  });

  it("is kept in the browser and tried again where it could not be saved", async () => {
    const save = vi.fn().mockRejectedValueOnce(refused(503)).mockResolvedValueOnce("r1");
    const { saver, states, keep } = made(save);
    saver.change(story("A"));
    await vi.advanceTimersByTimeAsync(savePauseMs);
    expect(states.at(-1)).toBe("failed: no");
    expect(keep).toHaveBeenLastCalledWith({ story: story("A"), revision: "r0" });
    await vi.advanceTimersByTimeAsync(retryPauseMs);
    expect(states.at(-1)).toBe("saved");
  });

  it("never writes over what somebody else has saved", async () => {
    const save = vi.fn().mockRejectedValue(refused(409));
    const { saver, states, keep } = made(save);
    saver.change(story("A"));
    await vi.advanceTimersByTimeAsync(savePauseMs);
    saver.change(story("AB"));
    await vi.advanceTimersByTimeAsync(10 * retryPauseMs);
    expect(save).toHaveBeenCalledTimes(1);
    expect(states.at(-1)).toBe("overtaken");
    expect(keep).toHaveBeenLastCalledWith({ story: story("AB"), revision: "r0" });
    await expect(saver.flush()).rejects.toThrow("Somebody else");
    saver.reset("r9");
    save.mockResolvedValueOnce("r10");
    saver.change(story("theirs and mine"));
    await vi.advanceTimersByTimeAsync(savePauseMs);
    expect(save).toHaveBeenLastCalledWith(story("theirs and mine"), "r9");
  });

  it("is saved at once where that is asked for, as before it is published", async () => {
    const save = vi.fn().mockResolvedValueOnce("r1");
    const { saver } = made(save);
    saver.change(story("A"));
    await expect(saver.flush()).resolves.toBe("r1");
    await expect(saver.flush()).resolves.toBe("r1");
    expect(save).toHaveBeenCalledTimes(1);
  });

  it("takes the end of a save from before it began anew for none of its own", async () => {
    let fail: (error: Error) => void = () => undefined;
    const save = vi
      .fn()
      .mockImplementationOnce(() => new Promise<string>((_answer, failed) => (fail = failed)))
      .mockResolvedValueOnce("r9");
    const { saver, states } = made(save);
    saver.change(story("A"));
    await vi.advanceTimersByTimeAsync(savePauseMs);
    saver.reset(null);
    saver.change(story("AB"));
    fail(refused(409));
    await vi.advanceTimersByTimeAsync(savePauseMs);
    expect(save.mock.calls[1]).toEqual([story("AB"), null]);
    expect([states.at(-1), saver.revision(), saver.hasUnsaved()]).toEqual(["saved", "r9", false]);
  });

  it("story authoring: is tried again where there was no room for it, which nobody else has to do with", async () => {
    const full = Object.assign(refused(409), { code: "content/too-many-drafts" });
    const save = vi.fn().mockRejectedValueOnce(full).mockResolvedValueOnce("r1");
    const { saver, states } = made(save);
    saver.change(story("A"));
    await vi.advanceTimersByTimeAsync(savePauseMs);
    expect(states.at(-1)).toBe("failed: no");
    await vi.advanceTimersByTimeAsync(retryPauseMs);
    expect(states.at(-1)).toBe("saved");
  });
});
