import { Check } from "typebox/value";
import { WelcomeSidebarContent } from "../schemas/client/client.ts";

/** What the welcome page said before its text had a schema: what was missing or of no use was left out of it. */
export function untypedWelcome(body: unknown): unknown {
  if (typeof body !== "object" || body === null) return body;
  const usable = Object.entries(body).filter(([name, value]) => {
    const property = (WelcomeSidebarContent.properties as Record<string, object>)[name];
    return property !== undefined && Check(property, value);
  });
  return { title: "", subtitle: "", faq: [], ...Object.fromEntries(usable) };
}
