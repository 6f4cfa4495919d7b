/**
 * An email address that breaks before its @, not in the middle of a word. Isolated, because an address may
 * have letters of another direction.
 */
export function EmailAddress({ children }: { children: string }) {
  const at = children.lastIndexOf('@');
  if (at < 1) return <bdi>{children}</bdi>;
  return (
    <bdi>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </bdi>
  );
}
