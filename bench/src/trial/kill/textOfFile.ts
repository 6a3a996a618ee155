import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** All text of a file that was delivered, spaces and ends of lines left out: a PDF breaks addresses over lines. @throws where it is not whole. */
export async function textOfFile(name: string, bytes: Buffer): Promise<string> {
  if (name.endsWith(".pdf")) return squeezed(await readBy(bytes, "pdftotext", (file) => [file, "-"]));
  if (name.endsWith(".xlsx")) return squeezed(await readBy(bytes, "unzip", (file) => ["-p", file]));
  const text = bytes.toString();
  if (name.endsWith("json")) JSON.parse(text);
  return squeezed(text);
}

/** By programs of others, which refuse what was cut short. */
async function readBy(
  bytes: Buffer,
  program: string,
  args: (file: string) => readonly string[],
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "stopbank-kill-"));
  try {
    const file = join(folder, "file");
    await writeFile(file, bytes);
    return (await run(program, [...args(file)], { maxBuffer: 64 * 2 ** 20 })).stdout;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const squeezed = (text: string) => text.replaceAll(/\s+/g, "").replaceAll("&amp;", "&");
