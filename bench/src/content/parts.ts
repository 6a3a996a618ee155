import type { ContentOwner } from "@stopbank/api/content-owner";

/** An owner of content that notes how long each part of an import takes: an import asks it for one thing after another. */
export function timedParts(owner: ContentOwner) {
  const seconds = new Map<string, number>();
  let last = 0;
  const pass = (part: string) => {
    const now = performance.now();
    seconds.set(part, (seconds.get(part) ?? 0) + (now - last) / 1_000);
    last = now;
  };
  const timed: ContentOwner = {
    ...owner,
    mediaSources: async () => {
      pass("what is kept");
      return owner.mediaSources();
    },
    room: async () => {
      pass("drawing pictures");
      return owner.room();
    },
    receive: () => {
      pass("comparing");
      const incoming = owner.receive();
      return {
        ...incoming,
        addMedium: async (medium) => {
          const isNew = await incoming.addMedium(medium);
          pass("pictures into the store");
          return isNew;
        },
        addDocument: async (document) => {
          await incoming.addDocument(document);
          pass("documents into the store");
        },
        keep: async () => {
          await incoming.keep();
          pass("making versions of all");
        },
      };
    },
  };
  return {
    owner: timed,
    begin: () => {
      seconds.clear();
      last = performance.now();
    },
    pass,
    inWords: () => [...seconds].map(([part, took]) => `${part} ${took.toFixed(1)} s`).join(", "),
  };
}
