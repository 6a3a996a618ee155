import { settingsMisfits } from "@stopbank/api/prioritisation-misfits";
import type { Client } from "@stopbank/store/clients";
import type { OrderTools } from "./order.ts";

/** What there is to say of settings for prioritisation that do not fit the client's data: a line each; nothing where all fits. */
export async function unfitSettings({ store, datasets }: OrderTools, client: Client): Promise<string> {
  const misfits = await settingsMisfits(store, datasets, client);
  if (misfits.length === 0) return "";
  const intro = "In the settings of prioritisation this does not fit the data, and is left out:";
  return [`\n${intro}`, ...misfits.map(({ path, sentence }) => `  ${path}  ${sentence}`)].join("\n");
}
