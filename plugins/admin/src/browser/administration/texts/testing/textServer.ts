import { hasShape } from "@stopbank/contract/has-shape";

interface KeptDraft {
  readonly revision: string;
  readonly base: number;
  readonly body: unknown;
  readonly by: string;
}

interface Asked {
  readonly revision: string | null;
  readonly base: number;
  readonly body: unknown;
  readonly note?: string;
}

const refused = (code: string) => Response.json({ error: { code, message: "Refused." } }, { status: 409 });
const at = "2026-11-24T08:00:00.000Z";
const others = "kiri@testhaven.example";

/** A server that keeps the versions and the draft of the help text `pipes.md`, as the API does. */
export function textServer(published: unknown) {
  const versions: { readonly body: unknown; readonly note: string | null; readonly by: string }[] = [
    { body: published, note: null, by: others },
  ];
  let draft: KeptDraft | undefined;
  let count = 0;
  const of = { kind: "help", name: "pipes.md" };
  const save = (body: unknown, { base = versions.length, by = others } = {}) => {
    count += 1;
    draft = { revision: `0000000${count}-0000-0000-0000-000000000000`, base, body, by };
    return draft.revision;
  };
  const publish = (body: unknown, note: string | null = null, by = others) =>
    versions.push({ body, note, by });
  const wire = ({ by, ...kept }: KeptDraft) => ({ ...of, ...kept, saved_by: by, saved_at: at });
  const listed = (version: number) => ({
    ...{ version, at, restored_from: null, is_withdrawn: false },
    ...{ by: versions[version - 1]?.by, note: versions[version - 1]?.note },
  });
  const answerTo: Readonly<Record<string, (asked: Asked) => Response>> = {
    "GET /api/client/texts": () =>
      Response.json([{ ...of, of: "client", withdrawn_title: null, ...listed(versions.length) }]),
    "GET /api/client/drafts": () =>
      Response.json(draft === undefined ? [] : [{ ...wire(draft), title: null, latest: versions.length }]),
    "GET /api/client/texts/help": () =>
      Response.json({ ...of, version: versions.length, body: versions.at(-1)?.body }),
    "GET /api/client/texts/help/history": () =>
      Response.json({
        versions: versions.map((_, place) => listed(place + 1)).toReversed(),
        next_before: null,
      }),
    "GET /api/client/drafts/help": () =>
      Response.json(
        draft === undefined
          ? {
              ...of,
              base: 0,
              revision: null,
              body: null,
              saved_by: null,
              saved_at: null,
              has_shape: false,
            }
          : { ...wire(draft), has_shape: hasShape("help", draft.body) },
      ),
    "PUT /api/client/drafts/help": ({ revision, base, body }) => {
      if ((draft?.revision ?? null) !== revision) return refused("content/draft-changed-meanwhile");
      return Response.json({ revision: save(body, { base, by: "mere@testhaven.example" }) });
    },
    "POST /api/client/drafts/help/publish": ({ revision, note = null }) => {
      if (draft?.revision !== revision) return refused("content/draft-changed-meanwhile");
      if (draft.base !== versions.length) return refused("content/changed-meanwhile");
      publish(draft.body, note, draft.by);
      draft = undefined;
      return Response.json({ version: versions.length });
    },
    "POST /api/client/drafts/help/discard": ({ revision }) => {
      if (draft?.revision !== revision) return refused("content/draft-changed-meanwhile");
      draft = undefined;
      return Response.json({});
    },
  };
  return {
    /** Another editor saves the draft, or publishes. */
    save,
    publish,
    draft: () => draft,
    latest: () => versions.at(-1),
    answer(path: string, { method = "GET", body }: RequestInit): Response {
      const { pathname } = new URL(path, "http://localhost");
      const answer = answerTo[`${method} ${pathname}`];
      if (answer === undefined) throw new Error(`The test answers nothing at ${method} ${path}.`);
      return answer(typeof body === "string" ? JSON.parse(body) : {});
    },
  };
}
