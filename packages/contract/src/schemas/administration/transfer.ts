import { type Static, Type } from "typebox";
import { nullable } from "../nullable.ts";
import { MediaRoom } from "./media.ts";

/** The largest ZIP of content, with its media. */
export const mostContentFileBytes = 67_108_864;

/** One text in a file, before anything of it is kept. */
export const LookedAtText = Type.Object({
  kind: Type.String(),
  name: nullable(Type.String(), { description: "Null for a text by itself, which says none" }),
  title: nullable(Type.String()),
  new_media: Type.Object({
    files: Type.Integer({ description: "Those that the client does not have yet" }),
    bytes: Type.Integer({ description: "As they lie in the file; narrower sizes of pictures come to them" }),
  }),
  room: MediaRoom,
  latest: Type.Integer({ description: "The latest version under that name; 0 for none" }),
  draft: nullable(
    Type.Object({
      revision: Type.String(),
      saved_at: Type.String(),
      saved_by: nullable(Type.String()),
      title: nullable(Type.String()),
    }),
  ),
});
export type LookedAtText = Static<typeof LookedAtText>;
