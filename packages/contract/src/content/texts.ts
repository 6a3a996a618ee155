import { Type } from "typebox";
import { addressPattern } from "./address.ts";

/** A heading, a name, a label. */
export const Line = Type.String({ maxLength: 300 });

/** A passage as Markdown. */
export const Passage = Type.String({ maxLength: 20_000 });

/** Where a button leads or a picture lies. */
export const Address = Type.String({ maxLength: 2_000, pattern: addressPattern });
