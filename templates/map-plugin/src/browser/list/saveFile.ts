import { errorOf } from "@stopbank/contract/client";
import type { Network } from "@stopbank/plugin-api/browser";

/**
 * Fetches a file, with the headers our server asks for, which a plain link would not send, and hands it over as a download.
 *
 * @throws ApiError in the server's words.
 */
export async function saveFile(network: Network, folder: string, name: string): Promise<void> {
  const response = await network.fetch(`${folder}/${encodeURIComponent(name)}`);
  if (!response.ok) throw await errorOf(response);
  const url = URL.createObjectURL(await response.blob());
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
