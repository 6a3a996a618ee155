import { Type } from "typebox";

// Controls, line ends, halves of characters, and what turns the direction of the words beside it.
const unseen = "\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069\\ud800-\\udfff";

/**
 * A name that people give to something, as it stands in a line: in a list, a trail, the subject of a mail. It is not blank, and
 * nothing in it ends the line or shows its letters in another order than they have.
 */
export const LineOfText = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: `^ *[^\\s${unseen}][^${unseen}]*$` });
