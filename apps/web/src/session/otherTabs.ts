const name = "stopbank.session";

/** Tells the other tabs of this browser that somebody signed in or out. */
export function tellOtherTabs(): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage("changed");
  channel.close();
}

/** @param follow called when somebody signed in or out in another tab. */
export function listenToOtherTabs(follow: () => void): void {
  new BroadcastChannel(name).addEventListener("message", follow);
}
