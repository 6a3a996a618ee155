import { EditMap } from "micromark-util-edit-map";

/**
 * Has micromark's edits of its list of events leave alone what stands before the first of them. It copies the whole list for each,
 * and makes one edit wherever a note, list or quote ends at an empty line: a text of many takes a time that grows with the square
 * of their number.
 */
export function editEndsAlone(): void {
  const edit = EditMap.prototype.consume;
  EditMap.prototype.consume = function (events) {
    const first = this.map.reduce((least, [at]) => Math.min(least, at), events.length);
    const end = events.splice(first);
    for (const change of this.map) change[0] -= first;
    edit.call(this, end);
    for (const event of end) events.push(event);
  };
}
