import { type ContentOwner, clientContent, installationContent } from "@stopbank/api/content-owner";
import { exportContent } from "@stopbank/api/export-content";
import { importContent } from "@stopbank/api/import-content";
import { bytesOfMedium, knownMedia } from "@stopbank/api/own-media";
import { readInThread } from "@stopbank/api/read-content";
import { writeFolder } from "@stopbank/content-folder/write-folder";
import { Type } from "typebox";
import { byCommandLine, ClientName, clientNamed, type OrderTools, order } from "./order.ts";

const body = Type.Object(
  {
    /** Absent for the installation's. */
    client: Type.Optional(ClientName),
    /** Of this machine, from its root. */
    folder: Type.String({ minLength: 1, maxLength: 4_096 }),
  },
  { additionalProperties: false },
);

/** Others' turns between the pieces of long work. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Keeps what a folder of content holds, where it says something new, as next versions: all of it or nothing. */
export const importFolder = order({
  body,
  perform: async (tools, { client: name, folder }) => {
    const { owner } = await ownerNamed(tools, name);
    const { changed, unchanged, newMedia, describedMedia } = await importContent(
      owner,
      await readInThread({ folder }),
      {
        knownMedia: () => knownMedia(owner, tools.store),
        // Whoever runs the installation may bring as many as there are.
        chargeMedium: async () => undefined,
        atOnce: 2,
        turn,
      },
    );
    return `Of ${changed + unchanged} texts for ${owner.name} ${changed} ${changed === 1 ? "has" : "have"} a new version, and ${unchanged} said the same already. ${newMedia} pictures, films and captions are new${describedMedia === 0 ? "" : `, and ${describedMedia} have other words`}.`;
  },
});

/** Writes the texts of a client, or of the installation, and their media into a folder that is new or empty. */
export const exportFolder = order({
  body,
  perform: async (tools, { client: name, folder }) => {
    const { owner, clientId } = await ownerNamed(tools, name);
    const broken: string[] = [];
    const parts = exportContent(owner, {
      readMedium: (medium) => bytesOfMedium(tools.store, clientId, medium),
      turn,
      onBroken: (kind, of, error) => broken.push(`\nLeft out: ${kind} ${of}: ${error.message}`),
    });
    const count = await writeFolder(folder, parts);
    return `${count} files of ${owner.name} are in ${folder}.${broken.join("")}`;
  },
});

async function ownerNamed(
  tools: OrderTools,
  name: string | undefined,
): Promise<{ readonly owner: ContentOwner; readonly clientId: string | undefined }> {
  if (name === undefined) return { owner: installationContent(tools.store), clientId: undefined };
  const client = await clientNamed(tools, name);
  return {
    owner: clientContent(tools.store, client, { details: byCommandLine() }),
    clientId: client.id,
  };
}
