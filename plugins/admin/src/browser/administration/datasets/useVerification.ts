import { errorOf } from "@stopbank/contract/client";
import type { Job } from "@stopbank/contract/jobs";
import { useNetwork } from "@stopbank/plugin-api/browser";
import { useEffect, useState } from "react";
import useSWR from "swr";
import { refusalWords } from "../../../domain/refusalWords.ts";
import { verifyDatasetKind } from "../../../verifyDatasetKind.ts";
import type { Verification, VerificationViewProps } from "./VerificationView.tsx";

const askedAgainMs = 1_000;

/** Starts the job that reads every file, follows it, and reads what it found. */
export function useVerification(): VerificationViewProps {
  const { fetch } = useNetwork();
  const [id, setId] = useState<string>();
  const [verification, setVerification] = useState<Verification>({ state: "none" });
  const ask = async (path: string, init?: RequestInit) => {
    const response = await fetch(`/bff/jobs${path}`, init);
    if (!response.ok) throw await errorOf(response);
    return response.json();
  };
  const isRunning = verification.state === "running";
  const job = useSWR<Job, Error>(
    isRunning && id !== undefined ? ["verification", id] : null,
    () => ask(`/${id}`),
    {
      refreshInterval: askedAgainMs,
      dedupingInterval: 0,
    },
  );

  const start = async () => {
    setVerification({ state: "running", progress: 0, step: "" });
    try {
      const headers = { "content-type": "application/json" };
      const body = JSON.stringify({ kind: verifyDatasetKind, params: {} });
      const started: Job = await ask("", { method: "POST", headers, body });
      setId(started.id);
    } catch (error) {
      setVerification({ state: "failed", words: refusalWords(error, "It could not be started. Try again.") });
    }
  };

  const { data, error } = job;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `ask` is made anew by each render, and asks the same.
  useEffect(() => {
    if (!isRunning || id === undefined) return;
    if (error !== undefined && data === undefined)
      return setVerification({ state: "failed", words: refusalWords(error, "It could not be followed.") });
    if (data === undefined || data.id !== id) return;
    if (data.ended_at === undefined)
      return setVerification({ state: "running", progress: data.progress, step: data.step });
    if (data.state !== "done") {
      const words = data.error?.message ?? "It was cancelled.";
      return setVerification({ state: "failed", words });
    }
    let isGone = false;
    ask(`/${id}/files/verification.json`).then(
      (found: Omit<Extract<Verification, { state: "done" }>, "state">) => {
        if (!isGone) setVerification({ state: "done", ...found });
      },
      () => {
        if (!isGone) setVerification({ state: "failed", words: "What it found is among your jobs." });
      },
    );
    return () => {
      isGone = true;
    };
  }, [data, error, id, isRunning]);

  return { verification, onVerify: () => void start() };
}
