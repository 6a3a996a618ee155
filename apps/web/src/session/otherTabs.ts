let channel: BroadcastChannel | undefined;

/** The page's only one, to tell and to listen by: it hears every other channel of the name, of the same page too. */
function ownChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel("stopbank.session");
  return channel;
}

/** Tells the other tabs of this browser that somebody signed in or out. This one does not hear it. */
export function tellOtherTabs(): void {
  ownChannel().postMessage("changed");
}

/** @param follow called when somebody signed in or out in another tab. */
export function listenToOtherTabs(follow: () => void): void {
  ownChannel().addEventListener("message", follow);
}
