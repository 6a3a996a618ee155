import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { contentKinds } from "@stopbank/contract/content";
import { DomainError } from "@stopbank/errors";
import { administer } from "../administration/administer.ts";
import { askTwice } from "../administration/askTwice.ts";
import { checkedOrder } from "../administration/checkedOrder.ts";

export interface ContentFlags {
  /** Whose text it is; without it, the installation's. */
  readonly client?: string;
  /** Of a text whose kind has several. */
  readonly name?: string;
}

/**
 * `stopbank content put <kind> <file>`: a JSON file. Errors as `administer`, and `content/unknown-kind`, `content/no-file`,
 * `content/not-json`.
 */
export async function contentPut(kind: string, file: string, flags: ContentFlags): Promise<void> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    const why = error.code === "ENOENT" ? "There is no such file" : "It cannot be read";
    throw new DomainError("invalid", "content/no-file", `${file}: ${why}.`, { error });
  });
  await administer("content/put", { ...addressed(kind, flags), body: parsed(file, text) });
}

/** `stopbank content show <kind> [version]`. Errors as `administer`, and `content/unknown-kind`. */
export const contentShow = (kind: string, version: string | undefined, flags: ContentFlags): Promise<void> =>
  administer("content/show", {
    ...addressed(kind, flags),
    ...(version === undefined ? {} : { version: Number(version) }),
  });

/** `stopbank content history <kind>`. Errors as `administer`, and `content/unknown-kind`. */
export const contentHistory = (kind: string, flags: ContentFlags): Promise<void> =>
  administer("content/history", addressed(kind, flags));

/** `stopbank content restore <kind> <version>`. Errors as `administer`, and `content/unknown-kind`. */
export const contentRestore = (kind: string, version: string, flags: ContentFlags): Promise<void> =>
  administer("content/restore", { ...addressed(kind, flags), version: Number(version) });

export interface WithdrawFlags extends ContentFlags {
  /** Not to be asked for the text's name once more. */
  readonly yes?: true;
}

/**
 * `stopbank content withdraw <kind> [name]`. Errors as `administer` and `askTwice`, and `content/unknown-kind`, `content/whose`,
 * `content/not-withdrawn`, `content/none`.
 */
export async function contentWithdraw(
  kind: string,
  name: string | undefined,
  { client, yes }: WithdrawFlags,
): Promise<void> {
  if (client === undefined)
    throw new DomainError("invalid", "content/whose", "Say whose text it is: --client <client>.");
  const asked = { client, ...addressed(kind, name === undefined ? {} : { name }) };
  checkedOrder("content/withdraw", asked);
  if (yes === undefined)
    await askTwice(
      `This takes ${[kind, name].filter(Boolean).join(" ")} away from everybody in ${client}. Its versions stay.`,
      name ?? kind,
    );
  await administer("content/withdraw", asked);
}

/** `stopbank content list`. Errors as `administer`. */
export const contentList = ({ client }: ContentFlags): Promise<void> =>
  administer("content/list", client === undefined ? {} : { client });

export interface FolderFlags extends Pick<ContentFlags, "client"> {
  readonly installation?: true;
}

/** `stopbank content import <folder>`. Errors as `administer`, and `content/whose`. */
export const contentImport = (folder: string, flags: FolderFlags): Promise<void> =>
  administer("content/import", { ...ownedBy(flags), folder: resolve(folder) });

/** `stopbank content export <folder>`. Errors as `administer`, and `content/whose`. */
export const contentExport = (folder: string, flags: FolderFlags): Promise<void> =>
  administer("content/export", { ...ownedBy(flags), folder: resolve(folder) });

/** Said in either case: whoever forgot to name a client would write everybody's. */
function ownedBy({ client, installation }: FolderFlags): { readonly client?: string } {
  if ((client === undefined) === (installation === undefined))
    throw new DomainError(
      "invalid",
      "content/whose",
      "Say whose content it is: either --client <client>, or --installation.",
    );
  return client === undefined ? {} : { client };
}

function addressed(text: string, { client, name = "" }: ContentFlags) {
  const kind = (Object.keys(contentKinds) as (keyof typeof contentKinds)[]).find((known) => known === text);
  if (kind !== undefined) return { kind, name, ...(client === undefined ? {} : { client }) };
  throw new DomainError(
    "invalid",
    "content/unknown-kind",
    `There is no text of the kind "${text}". The kinds are: ${Object.keys(contentKinds).join(", ")}.`,
  );
}

function parsed(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new DomainError("invalid", "content/not-json", `${file} is no JSON: ${error.message}.`);
  }
}
