import { navigate } from "wouter/use-browser-location";

/** Where the reader is: path, query and hash. */
export const address = (): string => window.location.pathname + window.location.search + window.location.hash;

/** Takes the reader to the same place on another host of ours, for good. */
export const leaveFor = (origin: string, href: string): void =>
  window.location.assign(new URL(href, origin).href);

/** Takes the reader to a path of this app, from anywhere. */
export const goTo = (href: string, options: { readonly replace?: boolean } = {}): void =>
  navigate(href, options);
