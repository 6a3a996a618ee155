import { DomainError } from "@stopbank/errors";

/** @param why what it has that a logo may not have, in words. */
export const unsafe = (why: string): DomainError =>
  new DomainError(
    "invalid",
    "branding/unsafe-svg",
    `This SVG cannot be a logo: ${why.slice(0, 160)}. Have it saved as plain SVG, with shapes and words alone.`,
  );
