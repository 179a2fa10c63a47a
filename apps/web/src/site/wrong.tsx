/** What went wrong, read aloud as soon as it does. */
export function Wrong({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <p className="sr-wrong" role="alert">
      {text}
    </p>
  );
}
