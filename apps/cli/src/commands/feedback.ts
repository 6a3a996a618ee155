import { writeFile } from "node:fs/promises";
import { DomainError } from "@stopbank/errors";
import { administer, carriedOut } from "../administration/administer.ts";

/** `stopbank feedback list <client>`. Errors as `administer`. */
export const feedbackList = (client: string): Promise<void> => administer("feedback/list", { client });

/** `stopbank feedback picture <client> <id> <file>`: writes a WebP file. Errors as `administer`, and `feedback/cannot-write`. */
export async function feedbackPicture(client: string, id: string, file: string): Promise<void> {
  const base64 = await carriedOut("feedback/picture", { client, id });
  // Never over a file that is there.
  await writeFile(file, Buffer.from(base64, "base64"), { flag: "wx" }).catch(
    (error: NodeJS.ErrnoException) => {
      const why = error.code === "EEXIST" ? "there is one already" : "it cannot be written";
      throw new DomainError("invalid", "feedback/cannot-write", `${file}: ${why}.`, { error });
    },
  );
  process.stdout.write(`Wrote ${file}.\n`);
}

/** `stopbank feedback state <client> <id> <new|open|done>`. Errors as `administer`, and `feedback/bad-state`. */
export function feedbackState(client: string, id: string, state: string): Promise<void> {
  if (state === "new" || state === "open" || state === "done")
    return administer("feedback/state", { client, id, state });
  throw new DomainError("invalid", "feedback/bad-state", `"${state}" is none of new, open and done.`);
}
