import { socketPath } from "@stopbank/contract/socket-address";

/** Where this page listens: at its own origin always, never at an address that an answer names (checklist A-36). */
export function socketAddress(page: Pick<Location, "origin">, clientName: string): URL {
  const address = new URL(socketPath, page.origin);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  address.searchParams.set("client", clientName);
  return address;
}
