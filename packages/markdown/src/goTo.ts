import type { MouseEvent } from "react";

/** Goes to the part of the page that a link names. The address stays as it is: it says what the map shows. */
export function goTo(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  target?.scrollIntoView({ block: "nearest" });
  target?.focus();
}
