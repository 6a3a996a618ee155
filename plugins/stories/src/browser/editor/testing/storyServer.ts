import type { Story } from "@stopbank/contract/story";

/** A story of this title, with nothing in it. */
export const storyNamed = (title: string): Story => ({ title, description: "", chapters: [] });

interface KeptDraft {
  readonly revision: string;
  readonly base: number;
  readonly body: Story;
  readonly by: string;
}

const refused = (code: string) => Response.json({ error: { code, message: "Refused." } }, { status: 409 });

/** A server that keeps the drafts and versions of stories by name, as the API does; `by` others, where the test says so. */
export function storyServer() {
  const drafts = new Map<string, KeptDraft>();
  const versions = new Map<string, (Story | null)[]>();
  let count = 0;
  const versionsOf = (name: string) => versions.get(name) ?? [];
  const save = (name: string, body: Story, base: number, by = "mere@testhaven.example") => {
    count += 1;
    drafts.set(name, { revision: `r${count}`, base, body, by });
    return `r${count}`;
  };
  const publish = (name: string, body: Story | null) => {
    versions.set(name, [...versionsOf(name), body]);
    return versionsOf(name).length;
  };
  const answerTo: Readonly<Record<string, (asked: Asked) => Response>> = {
    "GET /api/client/drafts": () =>
      Response.json(
        [...drafts].map(([name, { body, ...draft }]) => ({
          kind: "story",
          name,
          title: body.title,
          ...draft,
        })),
      ),
    "GET /api/client/texts": () => Response.json([]),
    "GET /api/risk/stories/titles": () => Response.json([]),
    "GET /api/client/drafts/story": ({ name }) => {
      const { revision, base, body, by } = drafts.get(name) ?? {
        revision: null,
        base: 0,
        body: null,
        by: null,
      };
      const saved_at = revision === null ? null : new Date().toISOString();
      const has_shape = revision !== null;
      return Response.json({ kind: "story", name, revision, base, body, saved_by: by, saved_at, has_shape });
    },
    "PUT /api/client/drafts/story": ({ name, revision, base, body }) => {
      if ((drafts.get(name)?.revision ?? null) !== revision)
        return refused("content/draft-changed-meanwhile");
      return Response.json({ revision: save(name, body as Story, base, "kiri@testhaven.example") });
    },
    "POST /api/client/drafts/story/publish": ({ name, revision, base }) => {
      const draft = drafts.get(name);
      if (draft?.revision !== revision) return refused("content/draft-changed-meanwhile");
      if (base !== versionsOf(name).length) return refused("content/changed-meanwhile");
      drafts.delete(name);
      return Response.json({ version: publish(name, draft.body) });
    },
    "GET /api/client/texts/story": ({ name }) =>
      Response.json({
        ...{ kind: "story", name, version: versionsOf(name).length },
        body: versionsOf(name).at(-1) ?? null,
      }),
    "GET /api/client/texts/story/history": ({ name }) =>
      Response.json({
        versions: versionsOf(name)
          .map((body, at) => ({ version: at + 1, at: "", by: null, note: null, is_withdrawn: body === null }))
          .toReversed(),
        next_before: null,
      }),
  };
  return {
    draft: (name: string) => drafts.get(name),
    save,
    publish,
    discard: (name: string) => void drafts.delete(name),
    answer(path: string, init: RequestInit): Response {
      const url = new URL(path, "http://localhost");
      const asked = {
        name: url.searchParams.get("name") ?? "",
        ...(init.body === undefined || init.body === null ? {} : JSON.parse(String(init.body))),
      } as Asked;
      const version = /^\/api\/client\/texts\/story\/versions\/(\d+)$/.exec(url.pathname)?.[1];
      if (version !== undefined) {
        const body = versionsOf(asked.name)[Number(version) - 1];
        return Response.json({ kind: "story", name: asked.name, version: Number(version), body });
      }
      const answer = answerTo[`${init.method ?? "GET"} ${url.pathname}`];
      if (answer === undefined) throw new Error(`The test answers nothing at ${init.method} ${path}.`);
      return answer(asked);
    },
  };
}

interface Asked {
  readonly name: string;
  readonly revision: string | null;
  readonly base: number;
  readonly body: unknown;
}

export type StoryServer = ReturnType<typeof storyServer>;
