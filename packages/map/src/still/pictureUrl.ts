import { DomainError } from "@stopbank/errors";

/**
 * A picture as an address that holds all of it, so that it stands in a document which nobody tidies up after.
 *
 * @param picture as a server or a canvas gave it.
 * @returns null where there is none, which is logged (EXP-12).
 * @throws DomainError `map/no-picture-url` where the browser cannot read it.
 */
export async function pictureUrl(picture: Blob | null | undefined): Promise<string | null> {
  if (picture === null || picture === undefined) {
    console.error("Received null or undefined data from the server");
    return null;
  }
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    const fail = () =>
      reject(
        new DomainError("unavailable", "map/no-picture-url", "Failed to convert image to data url", {
          error: reader.error,
        }),
      );
    reader.onerror = fail;
    reader.onload = () => (typeof reader.result === "string" ? resolve(reader.result) : fail());
    reader.readAsDataURL(picture);
  });
}
