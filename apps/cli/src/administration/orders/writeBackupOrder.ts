import { Type } from "typebox";
import { writeBackup } from "../../backup/writeBackup.ts";
import { readHome } from "../../home.ts";
import { order } from "./order.ts";

/** Writes a backup into a file of this machine, as whoever has the store open sees it. */
export const writeBackupOrder = order({
  body: Type.Object(
    { file: Type.String({ minLength: 1, maxLength: 4_096 }), withDatasets: Type.Boolean() },
    { additionalProperties: false },
  ),
  perform: async ({ store }, { file, withDatasets }) => {
    const home = readHome(process.env);
    const { bytes, rows, keys } = await writeBackup(store, home, file, withDatasets);
    return [
      `${file} has ${rows} rows${withDatasets ? ", the datasets" : ""} and ${keys.length} keys of the state folder, ${bytes} bytes.`,
      "Keys that settings name (STOPBANK_TOKEN_KEY, STOPBANK_JOBS_KEY) are not in it.",
      "Whoever has the file can read all of it: encrypt it where it leaves this machine.",
    ].join("\n");
  },
});
