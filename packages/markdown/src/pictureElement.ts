import type { ReactNode } from "react";
import type { Reading } from "./reading.ts";

/** A picture of a text; its words until it can be shown, and where it may not be. */
export function pictureElement(
  key: number,
  url: string | undefined,
  alt: string | null | undefined,
  reading: Reading,
): ReactNode {
  const { mediaPrefix, isInLink, pictures } = reading;
  return reading.rich()?.picture(key, { url, alt: alt ?? "", mediaPrefix, isInLink, pictures }) ?? alt ?? "";
}
