import type { AddedMedium } from "@stopbank/contract/media";
import { routes } from "@stopbank/contract/routes";
import { type SendOptions, sendBytes } from "./sendBytes.ts";

/** Sends a file into the library. Errors as `sendBytes`. @param alternativeText empty for what needs none. */
export const sendFile = (
  file: File,
  { alternativeText, ...options }: SendOptions & { readonly alternativeText: string },
): Promise<AddedMedium> =>
  sendBytes(
    routes.addMedium,
    { file_name: file.name, ...(alternativeText !== "" && { alternative_text: alternativeText }) },
    file,
    options,
  );
