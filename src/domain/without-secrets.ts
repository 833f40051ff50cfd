/**
 * Text with the credentials of its addresses left out, for logs and reports (L6): a user and password before the host, and
 * the values of query parameters that carry a secret.
 */
export function withoutCredentials(text: string): string {
  return text
    .replace(/\b([a-z][a-z0-9+.-]*:\/\/)[^\s/?#]*@/gi, '$1***@')
    .replace(
      /([?&;][^=&;\s]*(?:key|token|secret|sig|signature|pass|pwd|auth|credential|code|session)[^=&;\s]*=)[^&;\s#]+/gi,
      '$1***',
    )
}
