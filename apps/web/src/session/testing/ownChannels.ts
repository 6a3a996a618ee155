import { onTestFinished, vi } from "vitest";

/** Collects what the page's own channels hear, and closes them after the test, which would not end otherwise. */
export function listenToOwnChannels(): unknown[] {
  const heard: unknown[] = [];
  const opened: BroadcastChannel[] = [];
  class ClosedAfterwards extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      opened.push(this);
      this.addEventListener("message", (event) => heard.push((event as MessageEvent).data));
    }
  }
  vi.stubGlobal("BroadcastChannel", ClosedAfterwards);
  onTestFinished(() => {
    for (const channel of opened) channel.close();
    vi.unstubAllGlobals();
  });
  return heard;
}
