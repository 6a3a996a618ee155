import type { ContentOf } from "@stopbank/contract/content";
import { onboardingBlocks, withOnboardingBlocks } from "../../../../domain/texts/pages.ts";
import { BlocksForm } from "./BlocksForm.tsx";

type Page = ContentOf<"onboardingPage">;

export interface OnboardingFormProps {
  readonly page: Page;
  readonly onChange: (page: Page) => void;
}

/** The blocks of Getting Started, one below the other. */
export const OnboardingForm = ({ page, onChange }: OnboardingFormProps) => (
  <div className="admin-fields">
    <BlocksForm
      blocks={onboardingBlocks(page)}
      list="onboarding"
      onChange={(blocks) => onChange(withOnboardingBlocks(page, blocks))}
    />
  </div>
);
