import { DomainError } from "@stopbank/errors";

/** The most characters an area in an address may have. */
export const coordinatesLimit = 65_536;

/** The answer to a longer one: never cut, never simplified. */
export const addressTooLong = () =>
  new DomainError(
    "too-large",
    "request/address-too-long",
    `An area in an address may have ${coordinatesLimit.toLocaleString("en-NZ")} characters. Send it in the body, or keep it with POST /areas and pass area: and its id.`,
  );
