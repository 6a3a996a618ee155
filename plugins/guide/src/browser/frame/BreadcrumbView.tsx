import { Link } from "wouter";

export interface BreadcrumbViewProps {
  /** From the guide's home on; the last is where one is, and leads nowhere. */
  readonly steps: readonly { readonly title: string; readonly href: string }[];
}

/** Where a page stands in the guide. */
export const BreadcrumbView = ({ steps }: BreadcrumbViewProps) => (
  <nav aria-label="Breadcrumb" className="guide-crumbs">
    <ol>
      {steps.map(({ title, href }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a topic and the first of its sub topics have one address.
        <li key={at}>
          {at === steps.length - 1 ? (
            <span aria-current="page">{title}</span>
          ) : (
            <Link href={href}>{title}</Link>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
