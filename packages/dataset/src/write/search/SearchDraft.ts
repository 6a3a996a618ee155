import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { Manifest } from "../../manifest/manifest.ts";
import { indexTables, mostSources, perDegree, textSeparator } from "../../search/indexTables.ts";
import { nameKinds, type SearchedThing } from "../../search/NamedThing.ts";
import { canonicalWords } from "../../search/searchWords.ts";
import { badInput } from "../input/badInput.ts";
import { numbersBetween } from "./numbersBetween.ts";
import { finishIndex, stageThing, stagingTables } from "./stagedThings.ts";

/** Letters of a text that are looked for and shown: who has a report in a column of names does not mean all of it. */
const mostInTitle = 300;
const mostInOther = 1_000;

const pageBytes = 4_096;

/** What things of one layer, group or kind share. */
export type Source = Pick<SearchedThing, "kind" | "detail" | "layer">;

/**
 * The search index of a dataset while it is being written. Things wait in a table of their own on disk, so a million
 * addresses take no memory here, and come into their order when it is finished.
 */
export class SearchDraft {
  readonly #path: string;
  readonly #mostBytes: number | undefined;
  #open: { readonly database: DatabaseSync; readonly stage: StatementSync } | undefined;
  readonly #sources = new Map<string, number>();
  #count = 0;

  /**
   * @param path of the file; nothing is there before the first thing.
   * @param mostBytes that the file may take, and what is sorted beside it while it is made; default no bound.
   */
  constructor(path: string, mostBytes?: number) {
    this.#path = path;
    this.#mostBytes = mostBytes;
  }

  /** Makes the file now, to be there also where nothing is added. */
  begin(): void {
    this.#opened();
  }

  add(things: Iterable<SearchedThing>): void {
    for (const thing of things) this.#addThing(thing);
  }

  #addThing(thing: SearchedThing): void {
    const { elementId, position, bounds } = thing;
    const title = cut(thing.title, mostInTitle);
    const otherTexts = (thing.otherTexts ?? []).map((text) => cut(text, mostInOther));
    const titleWords = canonicalWords(title);
    if (titleWords.length === 0) return;
    const { stage } = this.#opened();
    const [x, y] = position.map(whole) as [number, number];
    const [west, south, east, north] = bounds?.map(whole) ?? [x, y, x, y];
    const others = [...otherTexts.flatMap(canonicalWords), ...[title, ...otherTexts].flatMap(numbersBetween)];
    stage.run(
      ...[this.#sourceOf(thing), nameKinds.indexOf(thing.kind), title],
      ...[otherTexts.length === 0 ? null : otherTexts.join(textSeparator), elementId ?? null],
      ...[x, y, west!, south!, east!, north!],
      ...[titleWords.join(" "), others.join(" ")],
    );
    this.#count++;
  }

  /** Writes the file and closes it; there is none where nothing can be found. @returns what the manifest says of it. */
  finish(): Pick<Manifest, "search"> {
    if (this.#open !== undefined) {
      finishIndex(this.#open.database);
      this.#open.database.exec("COMMIT");
      this.close();
    }
    return { search: { things: this.#count } };
  }

  close(): void {
    this.#open?.database.close();
    this.#open = undefined;
  }

  #opened() {
    if (this.#open !== undefined) return this.#open;
    const database = new DatabaseSync(this.#path);
    // A draft that is not finished is thrown away whole: nothing in it needs to be safe before.
    database.exec(`PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA page_size = ${pageBytes};`);
    if (this.#mostBytes !== undefined) {
      const pages = Math.ceil(this.#mostBytes / pageBytes);
      database.exec(`PRAGMA main.max_page_count = ${pages}; PRAGMA temp.max_page_count = ${pages};`);
    }
    database.exec(`${indexTables} ${stagingTables} BEGIN`);
    const stage = database.prepare(stageThing);
    this.#open = { database, stage };
    return this.#open;
  }

  #sourceOf({ kind, detail, layer }: Source): number {
    const key = JSON.stringify([kind, detail, layer]);
    const known = this.#sources.get(key);
    if (known !== undefined) return known;
    const id = this.#sources.size;
    if (id >= mostSources)
      throw badInput(`The search takes ${mostSources} layers and kinds of places at most.`);
    this.#sources.set(key, id);
    this.#opened()
      .database.prepare("INSERT INTO source (id, kind, detail, layer) VALUES (?, ?, ?, ?)")
      .run(id, kind, detail, layer ?? null);
    return id;
  }
}

/** Cut between letters, not within one of two code units. */
const cut = (text: string, most: number) => (text.length <= most ? text : [...text].slice(0, most).join(""));

const whole = (degrees: number) => Math.round(degrees * perDegree);
