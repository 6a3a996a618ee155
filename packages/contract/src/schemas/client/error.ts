import { type Static, Type } from "typebox";

/** Every failure but those whose body the specification fixes. `code` is stable; `message` is for people. */
export const ErrorBody = Type.Object({
  error: Type.Object({ code: Type.String(), message: Type.String(), requestId: Type.String() }),
});
export type ErrorBody = Static<typeof ErrorBody>;
