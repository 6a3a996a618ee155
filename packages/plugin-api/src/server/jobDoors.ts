import type { Readable } from "node:stream";
import { token } from "../common.ts";

/** A file that the API makes. */
export interface ApiFile {
  /** As it is to be saved. */
  readonly name: string;
  readonly mediaType: string;
  readonly body: Readable;
}

/**
 * A file of the API's, for a job's owner.
 *
 * @param path of a call of the contract's that answers a file, with its query: `/asset/export/...`.
 * @throws DomainError in the API's words where it is refused.
 */
export type FetchFile = (path: string, signal: AbortSignal) => Promise<ApiFile>;

export interface PrintRequest {
  /** A plugin's report template, by its name in the address. */
  readonly template: string;
  /** What it is asked, without a `?`: a scene as links have it, and whatever the template takes beside. */
  readonly query: string;
  /** What the template is given beside, anything that JSON holds: it is in no address that a server sees. */
  readonly given?: unknown;
  /** Where the PDF is written. */
  readonly file: string;
  readonly signal: AbortSignal;
  /** @param share 0 to 1. @param step what is waited for, in words. */
  onProgress?(share: number, step: string): void;
}

/**
 * A document on paper, drawn for a job's owner and printed as a PDF.
 *
 * @throws DomainError with a sentence for the owner: `print/...`.
 */
export type Print = (request: PrintRequest) => Promise<PrintedDocument>;

export interface PrintedDocument {
  readonly bytes: number;
  readonly pages: number;
  /** As the document calls itself, fit to be a file's name. */
  readonly title: string;
}

/** Documents on paper that are to be one: their pages, bookmarks, tags and links, under the title of the first. */
export interface BindRequest {
  /** PDFs that `print` wrote, in order. */
  readonly parts: readonly string[];
  /** Where the PDF is written. */
  readonly file: string;
  readonly signal: AbortSignal;
}

/** @throws DomainError with a sentence for the owner where the whole is too much: `print/...`. */
export type Bind = (request: BindRequest) => Promise<Omit<PrintedDocument, "title">>;

/** What a job may do beside asking the API's calls. */
export interface JobDoors {
  readonly fetchFile: FetchFile;
  readonly print: Print;
  readonly bind: Bind;
}

/** Offered to jobs, where they run. */
export const fetchFile = token<FetchFile>("server.fetchFile");
/** Offered to jobs, where they run. */
export const print = token<Print>("server.print");
/** Offered to jobs, where they run. */
export const bind = token<Bind>("server.bind");

/** The doors of whoever has this token, in the client of this name. */
export type DoorsAs = (token: string, clientName: string) => JobDoors;
