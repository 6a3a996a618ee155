import { navigate } from "wouter/use-browser-location";

/** Takes the reader to a path of this app, from anywhere. */
export const goTo = (href: string, options: { readonly replace?: boolean } = {}): void =>
  navigate(href, options);
