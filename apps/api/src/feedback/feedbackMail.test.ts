import { expect, it, onTestFinished } from "vitest";
import { people, startApi } from "../testing/startApi.ts";

it("AMB-06: is mailed to whoever reads it, where somebody is named", async () => {
  const api = await startApi({ config: { feedbackMail: "desk@larkhaven.example" } });
  onTestFinished(() => api.stop());
  const message = "It is dark.\n\nCurrent layers:\n- Buildings";
  const body = { name: "Issue", message, page: "//evil.example/risk?v=1" };
  const { feedback_id } = (await api.post("/feedback", body, api.as("member"))).json();
  const mails = async () =>
    (await api.get("/dev/mail")).json() as { to: string; subject: string; text: string }[];
  await expect.poll(async () => (await mails()).length).toBe(1);
  const [mail] = await mails();
  expect(mail).toMatchObject({ to: "desk@larkhaven.example", subject: "Feedback for Larkhaven: Issue" });
  for (const part of [
    "It is dark.",
    "Buildings",
    people.member,
    feedback_id,
    "http://localhost:8080//evil.example/risk",
  ])
    expect(mail?.text).toContain(part);
});
