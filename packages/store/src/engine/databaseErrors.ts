const codeOf = (error: unknown): unknown =>
  typeof error === "object" && error !== null && "code" in error ? error.code : undefined;

/** SQLSTATE 23505: a row with this key is already there. Both engines carry the state in `code`. */
export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === "23505";

/** SQLSTATE 42501: the role may not do this. */
export const isInsufficientPrivilege = (error: unknown): boolean => codeOf(error) === "42501";

/** SQLSTATE 22023: a setting cannot have this value, such as `role` that of a role that is not there. */
export const isInvalidSetting = (error: unknown): boolean => codeOf(error) === "22023";

/** SQLSTATE 23503: what a row points at is not there. */
export const isForeignKeyViolation = (error: unknown): boolean => codeOf(error) === "23503";
