import { isDeepStrictEqual } from "node:util";
import type { ContentKind } from "@stopbank/contract/content";
import { contentKinds } from "@stopbank/contract/content";
import type { ContentDocument } from "@stopbank/contract/content-documents";
import { isFault } from "../forms/form.ts";
import { forms } from "../forms/forms.ts";
import { orderedBySchema } from "../yaml/orderedBySchema.ts";
import { fileText } from "./fileText.ts";
import { pathOf, writtenForm } from "./place.ts";

/** A file of a folder of content. */
export interface WrittenFile {
  readonly path: string;
  readonly text: string;
}

/**
 * A document as a file: in the form that people write it in where that is read back as the same, else as YAML, so that nothing of it is
 * lost.
 */
export function writeDocument({
  kind,
  name,
  body,
}: Pick<ContentDocument, "kind" | "name" | "body">): WrittenFile {
  const { schema }: ContentKind = contentKinds[kind];
  const ordered = orderedBySchema(schema, body);
  const form = writtenForm(kind, name);
  if (form !== undefined) {
    const text = forms[form].write(ordered as never);
    const read = forms[form].read(fileText(new TextEncoder().encode(text)) ?? "");
    if (!isFault(read) && isDeepStrictEqual(read.body, body))
      return { path: pathOf(kind, name, false), text };
  }
  return { path: pathOf(kind, name, true), text: forms.yaml.write(ordered as never) };
}
