/** What a figure leaves out, a sentence each; nothing where it leaves out nothing. */
export function PaperLacks({ lacks }: { readonly lacks: readonly string[] }) {
  if (lacks.length === 0) return null;
  return (
    <ul className="paper-note">
      {lacks.map((lack) => (
        <li key={lack}>{lack}.</li>
      ))}
    </ul>
  );
}
