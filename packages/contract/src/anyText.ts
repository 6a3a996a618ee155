/** Marks the schema of a body whose texts are made storable by whoever keeps them: nobody loses their words over a character. */
export const takesAnyText = "x-takes-any-text";
